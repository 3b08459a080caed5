import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { careerApplications, careerResumes } from '#src/db/schema/careers.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { isOpenable, type ResumeScan, scanSealed } from './scan-resume.server.ts';

/** Files per job: an unanswered scan can take ten seconds. */
const mostAtOnce = 100;

/** Queues another scan of the files that the scanner has not checked. */
export async function queueScan(
  { jobs, db }: Pick<Ctx, 'jobs' | 'db'>,
  startAfter: Temporal.Instant,
): Promise<void> {
  await jobs.enqueue(db, { name: 'scan-resumes', data: {} }, { startAfter, key: 'all' });
}

/**
 * Scans resumes that were not checked when they arrived. Clean ones can then be opened by staff; of an infected one
 * only the row stays. If the shop no longer uses a scanner, the waiting files become available. Returns how many are
 * still unchecked.
 */
export async function scanWaitingResumes(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const { applicationId, key, scan } = careerResumes;
  const rows = await ctx.db
    .select({ id: applicationId, key, seal: careerResumes.seal, scan })
    .from(careerResumes)
    .where(and(inArray(scan, ['waiting', 'unreachable']), isNotNull(careerResumes.seal)))
    .orderBy(asc(careerResumes.createdAt))
    .limit(mostAtOnce);
  let unanswered = 0;
  for (const row of rows) {
    if (!(await ctx.files.exists(row.key))) continue;
    const stored = await ctx.files.stream(row.key);
    const answer = await scanSealed(ctx, { seal: row.seal ?? '', stored });
    if (answer === 'waiting' || answer === 'unreachable') unanswered += 1;
    // Files that staff could already open stay available.
    if (answer !== 'waiting') await saveScanResult(ctx, row, answer);
  }
  return unanswered;
}

async function saveScanResult(
  ctx: Ctx,
  { id, key }: { id: string; key: string },
  scan: ResumeScan,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.update(careerResumes).set({ scan }).where(eq(careerResumes.applicationId, id));
    if (isOpenable(scan)) return;
    const own = { ...ctx, db: tx };
    await ctx.jobs.enqueue(tx, { name: 'delete-files', data: { keys: [key] } });
    const [applicant] = await tx
      .select({ name: careerApplications.name })
      .from(careerApplications)
      .where(eq(careerApplications.id, id));
    const subject = { kind: 'resume', id, name: applicant?.name ?? '' };
    await recordAudit(own, { action: 'applications.infected', subject });
  });
}
