import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readRuns } from './backup-runs.server.ts';
import { isOverdue, lastDue } from './backup-times.ts';
import { why } from './refusals.ts';

/** A run that has not ended after this time was interrupted; its job would have been ended too. */
const longestRun = { hours: 6 };

/** The state of the shop's backups, for its owner. Requires backups.manage. */
export async function readBackups(ctx: Ctx) {
  requireScope(ctx.actor, 'backups.manage');
  const runs = await readRuns(ctx);
  const { latest, lastGood } = runs;
  const goodAt = lastGood ? instantOf(lastGood.startedAt) : null;
  const now = ctx.clock.now();
  const plan = ctx.backupPlan;
  const oldest = now.subtract(longestRun);
  const isRunning =
    latest?.endedAt === null && Temporal.Instant.compare(instantOf(latest.startedAt), oldest) > 0;
  return {
    ...runs,
    plan,
    isRunning,
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
  if (ctx.backupPlan === null) throw new DomainError('conflict', why('backups.no-key'));
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.enqueue(tx, { name: 'back-up', data: { trigger: 'office' } }, { key: 'now' });
    const subject = { kind: 'backup', id: 'now', name: '' };
    await recordAudit({ ...ctx, db: tx }, { action: 'backups.start', subject });
  });
}

/** A backup that failed is tried again after this time. */
const retryMinutes = 60;

/**
 * Queues a backup if one has been due since the last run, as after a night in which the machine was off. Every process may call
 * it at any time; returns whether it was due.
 */
export async function queueDueBackup(ctx: Ctx): Promise<boolean> {
  requireSystem(ctx.actor);
  if (!ctx.backupPlan) return false;
  const now = ctx.clock.now();
  const { timeZone } = await getShopSettings(ctx);
  const due = lastDue({ times: ctx.backupPlan.times, zone: timeZone }, now);
  if (!due || !(await isMissing(ctx, due, now))) return false;
  await ctx.jobs.enqueue(
    ctx.db,
    { name: 'back-up', data: { trigger: 'schedule' } },
    { key: 'now' },
  );
  return true;
}

async function isMissing(ctx: Ctx, due: Temporal.Instant, now: Temporal.Instant) {
  const { latest } = await readRuns(ctx);
  if (!latest || Temporal.Instant.compare(instantOf(latest.startedAt), due) < 0) return true;
  if (!latest.endedAt) {
    return Temporal.Instant.compare(now, instantOf(latest.startedAt).add(longestRun)) >= 0;
  }
  if (latest.failure === null) return false;
  const again = instantOf(latest.endedAt).add({ minutes: retryMinutes });
  return Temporal.Instant.compare(now, again) >= 0;
}

function instantOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}
