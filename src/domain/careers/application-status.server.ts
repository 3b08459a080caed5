import { count, eq } from 'drizzle-orm';
import { careerApplications, careerCandidates } from '#src/db/schema/careers.ts';
import { shopDay } from '#src/domain/settings/index.server.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { deleteApplication, deleteCandidate } from './delete-candidate.server.ts';
import { findJob } from './queries.server.ts';
import { why } from './refusals.ts';
import { keptUntil } from './retention.server.ts';
import type { CandidateStage } from './stages.ts';
import { readStatusToken } from './status-token.server.ts';

/** What an applicant sees behind their link. Dates are days by the shop's clock, "2026-11-21". */
export type ApplicationStatus = {
  job: Translated;
  name: string;
  stage: CandidateStage;
  appliedOn: string;
  deleteOn: string;
  isKept: boolean;
};

/**
 * The status of an application. A link that was only shown on screen covers the whole person as long as nothing else
 * came in under the same contact; after that it covers its own application only, so nobody can learn about somebody
 * else's by typing their number.
 * @throws {DomainError} not-found for an invalid link, or if its application was deleted
 */
export async function getApplicationStatus(ctx: Ctx, token: string): Promise<ApplicationStatus> {
  const { candidate, application, isWhole } = await followToken(ctx, token);
  const job = await findJob(ctx, candidate.jobSlug);
  return {
    job: job.title,
    name: application.name,
    stage: isWhole ? candidate.stage : 'new',
    appliedOn: (await shopDay(ctx, application.createdAt)).toString(),
    deleteOn: await keptUntil(ctx, candidate),
    isKept: isWhole && candidate.keptAt !== null,
  };
}

/** Deletes the application with its file; a link that covers the person deletes everything they sent for this job. */
export async function withdrawApplication(ctx: Ctx, token: string): Promise<void> {
  const { candidate, application, isWhole } = await followToken(ctx, token);
  if (isWhole) await deleteCandidate(ctx, candidate.id);
  else await deleteApplication(ctx, application.id);
}

/** The applicant agrees to be kept for another opening, which restarts the retention period. */
export async function consentToKeep(ctx: Ctx, token: string): Promise<void> {
  const { candidate, isWhole } = await followToken(ctx, token);
  if (!isWhole) return;
  const keptAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .update(careerCandidates)
    .set({ keptAt })
    .where(eq(careerCandidates.id, candidate.id));
}

async function followToken(ctx: Ctx, token: string) {
  const read = readStatusToken(ctx, token);
  if (!read) throw noSuchLink();
  const [row] = await ctx.db
    .select({ application: careerApplications, candidate: careerCandidates })
    .from(careerApplications)
    .innerJoin(careerCandidates, eq(careerCandidates.id, careerApplications.candidateId))
    .where(eq(careerApplications.id, read.id));
  if (!row) throw noSuchLink();
  return { ...row, isWhole: read.purpose === 'mail' || (await isOnly(ctx, row.candidate.id)) };
}

async function isOnly({ db }: Ctx, candidateId: string): Promise<boolean> {
  const [counted] = await db
    .select({ sent: count() })
    .from(careerApplications)
    .where(eq(careerApplications.candidateId, candidateId));
  return counted?.sent === 1;
}

function noSuchLink() {
  return notFound(why('careers.no-status'));
}
