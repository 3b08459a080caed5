import { eq, inArray } from 'drizzle-orm';
import { careerApplications, careerCandidates, careerResumes } from '#src/db/schema/careers.ts';
import type { Ctx } from '../context.ts';

/**
 * Deletes everything about a candidate. Without their rows the files cannot be decrypted, and they are deleted right
 * after.
 */
export function deleteCandidate(ctx: Ctx, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await deleteFilesOf({ ...ctx, db: tx }, eq(careerApplications.candidateId, id));
    await tx.delete(careerCandidates).where(eq(careerCandidates.id, id));
  });
}

/** Deletes one of several applications of a candidate, with its file. */
export function deleteApplication(ctx: Ctx, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await deleteFilesOf({ ...ctx, db: tx }, eq(careerApplications.id, id));
    await tx.delete(careerApplications).where(eq(careerApplications.id, id));
  });
}

/** Queued in the same transaction: the files are deleted if the rows are, even if this process ends now. */
async function deleteFilesOf(ctx: Ctx, which: ReturnType<typeof eq>): Promise<void> {
  const { id } = careerApplications;
  const sent = ctx.db.select({ id }).from(careerApplications).where(which);
  const rows = await ctx.db
    .select({ key: careerResumes.key })
    .from(careerResumes)
    .where(inArray(careerResumes.applicationId, sent));
  const keys = rows.map(({ key }) => key);
  if (keys.length > 0) {
    await ctx.jobs.enqueue(ctx.db, { name: 'delete-files', data: { keys } });
  }
}
