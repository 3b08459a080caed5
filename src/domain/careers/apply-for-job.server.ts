import { eq } from 'drizzle-orm';
import { careerApplications, careerEvents } from '#src/db/schema/careers.ts';
import { reachGoal } from '#src/domain/experiments/index.server.ts';
import { type Origin, originSchema } from '#src/domain/traffic-sources/index.ts';
import type { Ctx, Locale } from '../context.ts';
import { refuseField } from '../errors.ts';
import { submissionKey } from '../submission-key.server.ts';
import { type ApplicationInput, applicationSchema } from './application-schema.ts';
import { announceApplication } from './career-letters.server.ts';
import { fileMessage } from './file-messages.ts';
import { getJob } from './queries.server.ts';
import { answersOf } from './questions.ts';
import { renewCandidate, reopenCandidate } from './renew-candidate.server.ts';
import { isDiskTrouble, type ReceivedResume } from './resume/receive-resume.server.ts';
import { dropUpload, putResume, storeResume } from './resume/store-resume.server.ts';
import type { Job } from './schemas.ts';
import { statusToken } from './status-token.server.ts';

export type Application = {
  slug: string;
  locale: Locale;
  values: ApplicationInput;
  /** Received before the form was parsed; whoever received it discards it afterwards. */
  resume: ReceivedResume | null;
  origin?: Origin;
};

/**
 * Stores an application and its resume, and notifies the applicant and the shop. The same form sent twice is one
 * application; another one by the same person for the same job is a new version of it.
 * @returns the token of its status page
 * @throws {DomainError} `not-found` or `gone` for the job; `invalid` with the path `resume` if the file cannot be
 * stored
 */
export async function applyForJob(ctx: Ctx, input: Application): Promise<{ token: string }> {
  const job = await getJob(ctx, input.slug);
  const { questions } = job;
  const hasFile = input.resume !== null;
  const schema = applicationSchema(input.locale, { questions, hasFile });
  const values = schema.parse(input.values);
  const key = input.resume ? await putOrRefuse(ctx, input.resume, input.locale) : null;
  try {
    const row = toApplicationRow(ctx, { job, input, values });
    const { id, isNew } = await insertApplication(ctx, { job, row, resume: input.resume, key });
    if (!isNew && key) await dropUpload(ctx, key);
    return { token: statusToken(ctx, { purpose: 'screen', id }) };
  } catch (error) {
    if (key) await dropUpload(ctx, key);
    throw error;
  }
}

/** File first, so a row never points to a missing file. */
async function putOrRefuse(ctx: Ctx, resume: ReceivedResume, locale: Locale): Promise<string> {
  try {
    return await putResume(ctx, resume);
  } catch (error) {
    if (!isDiskTrouble(error)) throw error;
    ctx.logger.error({ err: error }, 'a resume could not be stored');
    const text = fileMessage('unsaved', resume.fileName, locale);
    throw refuseField('invalid', 'resume', { text });
  }
}

type ApplicationRow = Omit<typeof careerApplications.$inferInsert, 'candidateId'> & {
  locale: Locale;
};

function toApplicationRow(
  ctx: Ctx,
  { job, input, values }: { job: Job; input: Application; values: ApplicationInput },
): ApplicationRow {
  const { name, contact, message, formId } = values;
  const answers = answersOf(job.questions, values);
  const words = { name, contact, message, answers };
  return {
    ...words,
    id: ctx.ids.uuid(),
    jobSlug: job.slug,
    locale: input.locale,
    formId: submissionKey(formId, { ...words, resume: input.resume?.sha256 }),
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
    ...(input.origin && originSchema.parse(input.origin)),
  };
}

type NewApplication = {
  job: Job;
  row: ApplicationRow;
  resume: ReceivedResume | null;
  key: string | null;
};

/** Writes all rows and letters or none; not new if this very form was received before. */
async function insertApplication(
  ctx: Ctx,
  { job, row, resume, key }: NewApplication,
): Promise<{ id: string; isNew: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const own = { ...ctx, db: tx };
    const candidate = await renewCandidate(own, row);
    const [written] = await tx
      .insert(careerApplications)
      .values({ ...row, candidateId: candidate.id })
      .onConflictDoNothing({ target: careerApplications.formId })
      .returning({ id: careerApplications.id });
    if (!written) return { id: await idOfForm(own, row.formId), isNew: false };
    if (resume && key) await storeResume(own, { key, applicationId: written.id, resume });
    if (!candidate.isNew) await noteAgain(own, candidate.id, row.name);
    await announceApplication(own, {
      job,
      row,
      candidateId: candidate.id,
      fileName: resume?.fileName ?? null,
      isAgain: !candidate.isNew,
    });
    await reachGoal(own, { goal: 'apply_submitted', locale: row.locale, detail: row.jobSlug });
    return { id: written.id, isNew: true };
  });
}

async function idOfForm({ db }: Ctx, formId: string): Promise<string> {
  const [row] = await db
    .select({ id: careerApplications.id })
    .from(careerApplications)
    .where(eq(careerApplications.formId, formId));
  if (!row) throw new Error('An application was neither written nor found');
  return row.id;
}

/** A rejected candidate who applies again is new again; anybody else keeps their stage. */
async function noteAgain(ctx: Ctx, candidateId: string, author: string): Promise<void> {
  await reopenCandidate(ctx, candidateId);
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.insert(careerEvents).values({
    candidateId,
    kind: 'again',
    author,
    text: '',
    createdAt,
  });
}
