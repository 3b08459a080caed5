import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type BackupRun, readRuns } from './backup-runs.server.ts';
import { isMissing, isOverdue, isUnfinished, lastDue } from './backup-times.ts';
import { why } from './refusals.ts';
import { isKeyUnused } from './set-up-backups.server.ts';
import { readBackupPlan, readStoredBucket } from './stored-backups.server.ts';

/** The state of the shop's backups, for its owner. Requires backups.manage. */
export async function readBackups(ctx: Ctx) {
  requireScope(ctx.actor, 'backups.manage');
  const runs = await readRuns(ctx);
  const { latest, lastGood } = runs;
  const goodAt = lastGood ? instantOf(lastGood.startedAt) : null;
  const now = ctx.clock.now();
  const plan = await readBackupPlan(ctx);
  return {
    ...runs,
    plan,
    isFixed: ctx.backupSetup.fromEnvironment !== null,
    isPlaceFixed: ctx.backupSetup.isPlaceFixed,
    bucket: await bucketOf(ctx),
    isKeyUnused: await isKeyUnused(ctx),
    isRunning: latest !== null && isUnfinished(timesOf(latest), now),
    ageMinutes: goodAt && Math.round(now.since(goodAt).total('minutes')),
    isOverdue: plan !== null && isOverdue(plan.times, goodAt, now),
  };
}

/**
 * Queues a backup for now. Requires backups.manage.
 * @throws {DomainError} conflict if the shop has no key for backups
 */
export async function askForBackup(ctx: Ctx): Promise<void> {
  requireScope(ctx.actor, 'backups.manage');
  if ((await readBackupPlan(ctx)) === null)
    throw new DomainError('conflict', why('backups.no-key'));
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.enqueue(tx, { name: 'back-up', data: { trigger: 'office' } }, { key: 'now' });
    const subject = { kind: 'backup', id: 'now', name: '' };
    await recordAudit({ ...ctx, db: tx }, { action: 'backups.start', subject });
  });
}

/**
 * Queues a backup if one has been due since the last run, as after a night in which the machine was off. Every process may call
 * it at any time; returns whether it was due.
 */
export async function queueDueBackup(ctx: Ctx): Promise<boolean> {
  requireSystem(ctx.actor);
  const plan = await readBackupPlan(ctx);
  if (!plan) return false;
  const now = ctx.clock.now();
  const { timeZone } = await getShopSettings(ctx);
  const due = lastDue({ times: plan.times, zone: timeZone }, now);
  if (!due) return false;
  const { latest } = await readRuns(ctx);
  if (!isMissing(latest && timesOf(latest), due, now)) return false;
  await ctx.jobs.enqueue(
    ctx.db,
    { name: 'back-up', data: { trigger: 'schedule' } },
    { key: 'now' },
  );
  return true;
}

/** The bucket as the office set it up, without its secret key; null for none, or where it does not count. */
async function bucketOf(ctx: Ctx) {
  if (ctx.backupSetup.isPlaceFixed) return null;
  const stored = await readStoredBucket(ctx);
  return stored && { ...stored.bucket, hasSecretKey: stored.secretKey !== null };
}

const timesOf = ({ startedAt, endedAt, failure }: BackupRun) => ({
  startedAt: instantOf(startedAt),
  endedAt: endedAt && instantOf(endedAt),
  hasFailed: failure !== null,
});

function instantOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}
