import { desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { backupRuns } from '#src/db/schema/backups.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import type { BackupResult, BackupStep, BackupTrigger } from './ports.ts';

/** What stands in the place of a reason for a run whose process ended. */
const interrupted = 'The server stopped while it was made.';

/**
 * Records the begin of a backup. Only one is made at a time, so an earlier run without an end was interrupted. Returns
 * its id.
 */
export async function beginRun(ctx: Ctx, trigger: BackupTrigger): Promise<string> {
  requireSystem(ctx.actor);
  const now = asDate(ctx);
  await ctx.db
    .update(backupRuns)
    .set({ endedAt: now, failure: interrupted })
    .where(isNull(backupRuns.endedAt));
  const id = ctx.ids.uuid();
  await ctx.db.insert(backupRuns).values({ id, trigger, startedAt: now, step: 'snapshot' });
  return id;
}

export async function noteStep(
  ctx: Ctx,
  id: string,
  { step, done, total }: { step: BackupStep; done: number; total: number },
): Promise<void> {
  requireSystem(ctx.actor);
  const reached = { step, doneFiles: done, totalFiles: total };
  await ctx.db.update(backupRuns).set(reached).where(eq(backupRuns.id, id));
}

/** Records a good backup, or the sentence why there is none. */
export async function endRun(ctx: Ctx, id: string, end: BackupResult | { failure: string }) {
  requireSystem(ctx.actor);
  const endedAt = asDate(ctx);
  await ctx.db
    .update(backupRuns)
    .set({ ...end, endedAt })
    .where(eq(backupRuns.id, id));
}

/**
 * Ends the record of the backup that this database was restored from: it was copied before its own record ended.
 */
export async function endRestoredRun(ctx: Ctx, end: BackupResult) {
  requireSystem(ctx.actor);
  await ctx.db
    .update(backupRuns)
    .set({ ...end, endedAt: asDate(ctx) })
    .where(isNull(backupRuns.endedAt));
}

export type BackupRun = typeof backupRuns.$inferSelect;

/** The newest run, finished or not, the newest good one, and the newest that failed. */
export async function readRuns({ db }: Pick<Ctx, 'db'>) {
  const newest = async (which?: SQL) => {
    const runs = db.select().from(backupRuns).where(which).orderBy(desc(backupRuns.startedAt));
    return (await runs.limit(1))[0] ?? null;
  };
  return {
    latest: await newest(),
    lastGood: await newest(isNotNull(backupRuns.name)),
    lastFailure: await newest(isNotNull(backupRuns.failure)),
  };
}

function asDate({ clock }: Pick<Ctx, 'clock'>): Date {
  return new Date(clock.now().epochMilliseconds);
}
