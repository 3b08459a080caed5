import { desc, eq } from 'drizzle-orm';
import { careerApplications, careerCandidates, careerEvents } from '#src/db/schema/careers.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { refuseField } from '../errors.ts';
import { why as whyAny } from '../refusals.ts';
import { actorName, requireScope } from '../require-scope.ts';
import { findCandidate } from './candidate.server.ts';
import { mailStage } from './career-letters.server.ts';
import { findJob } from './queries.server.ts';
import { why } from './refusals.ts';
import { keptUntil } from './retention.server.ts';
import type { CandidateStage } from './stages.ts';

export type StageChange = {
  id: string;
  stage: CandidateStage;
  /** Whether to send a letter; candidates who left a phone number are called by a person. */
  tells: boolean;
  /** The shop's own message for the letter, at most 2000 characters. */
  words?: string;
};

/**
 * Moves a candidate to a stage and optionally writes to them in their language. Setting the same stage again changes
 * and sends nothing. Requires applications.write.
 * @throws {DomainError} not-found; invalid for a letter that cannot be sent
 */
export async function changeStage(ctx: Ctx, change: StageChange): Promise<void> {
  requireScope(ctx.actor, 'applications.write');
  const words = (change.words ?? '').trim();
  if (words.length > 2000)
    throw refuseField('invalid', 'words', whyAny('input.too-long', { most: 2000 }));
  await ctx.db.transaction(async (tx) => {
    const own = { ...ctx, db: tx };
    const { id } = await findCandidate(own, change.id);
    const [before] = await tx
      .select()
      .from(careerCandidates)
      .where(eq(careerCandidates.id, id))
      .for('update');
    if (!before || before.stage === change.stage) return;
    const tells = change.tells && change.stage !== 'new';
    if (tells && before.contactKind !== 'email') {
      throw refuseField('invalid', 'tell', why('careers.phone-only'));
    }
    const at = new Date(ctx.clock.now().epochMilliseconds);
    const { stage } = change;
    await tx
      .update(careerCandidates)
      .set({ stage, stageAt: at })
      .where(eq(careerCandidates.id, id));
    // A letter that stays in the outbox did not reach them.
    const isMailed = tells && ctx.sendsMail;
    const event = { candidateId: id, author: actorName(ctx.actor), createdAt: at };
    await tx.insert(careerEvents).values({ ...event, kind: 'stage', text: stage, isMailed });
    if (change.tells && stage !== 'new') await sendToCandidate(own, { ...before, stage }, words);
    await recordAudit(own, {
      action: 'applications.stage',
      subject: { kind: 'application', id, name: before.name },
      detail: { before: before.stage, stage, isMailed },
    });
  });
}

type NotifiedCandidate = typeof careerCandidates.$inferSelect & {
  stage: Exclude<CandidateStage, 'new'>;
};

async function sendToCandidate(
  ctx: Ctx,
  candidate: NotifiedCandidate,
  words: string,
): Promise<void> {
  const [newest] = await ctx.db
    .select({ id: careerApplications.id })
    .from(careerApplications)
    .where(eq(careerApplications.candidateId, candidate.id))
    .orderBy(desc(careerApplications.createdAt))
    .limit(1);
  if (!newest) throw new Error('A candidate has no application');
  await mailStage(ctx, {
    job: await findJob(ctx, candidate.jobSlug),
    candidate,
    applicationId: newest.id,
    stage: candidate.stage,
    words,
    deleteOn: await keptUntil(ctx, candidate),
  });
}

/** A note that only staff see. Requires applications.write. @throws {DomainError} not-found, invalid */
export async function addCandidateNote(
  ctx: Ctx,
  { id, text }: { id: string; text: string },
): Promise<void> {
  requireScope(ctx.actor, 'applications.write');
  const note = text.trim();
  if (note === '') throw refuseField('invalid', 'note', why('careers.empty-note'));
  if (note.length > 4000)
    throw refuseField('invalid', 'note', whyAny('input.too-long', { most: 4000 }));
  const candidate = await findCandidate(ctx, id);
  await ctx.db.insert(careerEvents).values({
    candidateId: candidate.id,
    kind: 'note',
    author: actorName(ctx.actor),
    text: note,
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
}
