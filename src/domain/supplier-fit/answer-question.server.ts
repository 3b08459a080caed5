import { and, eq, inArray } from 'drizzle-orm';
import { fitAnswers, fitHints } from '#src/db/schema/supplier-fit.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { bumpContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { why } from './refusals.ts';
import { answerEverywhere } from './write-answers.server.ts';

/** An answer as it was before: the vehicles that were answered for, and those that are meant. Null for none. */
export type EarlierAnswer = { asked: string[]; meant: string[] } | null;

/** Applications that are alike: a supplier's make and model, for all of its parts or, with `part`, for one. */
export type QuestionRef = { supplier: string; wording: string; part: string };

/**
 * Says which of the vehicles that a supplier's words may include it means, none among them: for all files of the
 * supplier, those to come too. Replaces an earlier answer and returns it. Requires catalog.write.
 * @throws {DomainError} invalid without a vehicle to answer for, or for a part that no file has under this wording
 */
export async function answerQuestion(
  ctx: Ctx,
  { asked, meant, ...ref }: QuestionRef & { asked: readonly string[]; meant: readonly string[] },
): Promise<EarlierAnswer> {
  requireScope(ctx.actor, 'catalog.write');
  if (asked.length === 0) throw new DomainError('invalid', why('question.no-vehicle'));
  const rows = [...new Set(asked)].map((vehicleId) => ({
    ...ref,
    vehicleId,
    isMeant: meant.includes(vehicleId),
    actorName: actorName(ctx.actor),
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  }));
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await requirePart(inner, ref);
    const earlier = await tx.delete(fitAnswers).where(isOf(ref, asked)).returning();
    await tx.insert(fitAnswers).values(rows);
    await answerEverywhere(inner, ref);
    await record(inner, 'catalog.fit-answer', ref);
    return toEarlier(earlier);
  });
}

/** Takes an answer back and returns it: the vehicles are asked about again. Requires catalog.write. */
export async function askAgain(ctx: Ctx, ref: QuestionRef): Promise<EarlierAnswer> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const earlier = await tx.delete(fitAnswers).where(isOf(ref)).returning();
    await answerEverywhere(inner, ref);
    await record(inner, 'catalog.fit-ask-again', ref);
    return toEarlier(earlier);
  });
}

async function requirePart({ db }: Ctx, { wording, part }: QuestionRef): Promise<void> {
  if (part === '') return;
  const isIt = and(eq(fitHints.part, part), eq(fitHints.wording, wording));
  if ((await db.$count(fitHints, isIt)) > 0) return;
  throw refuseField('invalid', 'part', why('question.no-such-part', { part, wording }));
}

function toEarlier(rows: readonly { vehicleId: string; isMeant: boolean }[]): EarlierAnswer {
  if (rows.length === 0) return null;
  const meant = rows.filter(({ isMeant }) => isMeant);
  return {
    asked: rows.map(({ vehicleId }) => vehicleId),
    meant: meant.map(({ vehicleId }) => vehicleId),
  };
}

function isOf({ supplier, wording, part }: QuestionRef, vehicles?: readonly string[]) {
  return and(
    eq(fitAnswers.supplier, supplier),
    eq(fitAnswers.wording, wording),
    eq(fitAnswers.part, part),
    vehicles && inArray(fitAnswers.vehicleId, [...vehicles]),
  );
}

async function record(ctx: Ctx, action: string, { supplier, wording, part }: QuestionRef) {
  const name = [supplier, wording, part].filter(Boolean).join(', ');
  await recordAudit(ctx, { action, subject: { kind: 'fit-question', id: name, name } });
  await bumpContentVersion(ctx);
}
