import { eq } from 'drizzle-orm';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { sealSecret } from '#src/domain/integrations/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { readRuns } from './backup-runs.server.ts';
import { backupTimesSchema } from './backup-setup.ts';
import { why } from './refusals.ts';
import { keyPlace, readStoredBackups } from './stored-backups.server.ts';

/**
 * Turns backups on, or changes their times. Returns the key of new ones, which is never shown again, and null if there
 * was one. Of two that turn them on at once, one gets the key. Requires backups.manage.
 * @throws {DomainError} invalid, with an issue for each wrong field; conflict if BACKUP_KEY is set
 */
export async function saveBackupTimes(ctx: Ctx, typed: unknown): Promise<string | null> {
  requireScope(ctx.actor, 'backups.manage');
  refuseIfFixed(ctx);
  const { first, second } = parseInput(backupTimesSchema, typed);
  const record = { times: [...new Set([first, second])].filter((time) => time !== '').toSorted() };
  return inRow(ctx, record, async (inner) => {
    await inner.db.update(integrationSettings).set({ record }).where(ofBackups);
    return (await readStoredBackups(inner))?.key ? null : putKey(inner);
  });
}

/**
 * Another key for whom the first one never reached: the page was closed, or the network was cut. Returns it.
 * Requires backups.manage.
 * @throws {DomainError} conflict if a backup was begun with the key, which would then open with neither; conflict if
 * BACKUP_KEY is set
 */
export async function replaceUnusedKey(ctx: Ctx): Promise<string> {
  requireScope(ctx.actor, 'backups.manage');
  refuseIfFixed(ctx);
  return inRow(ctx, { times: [] }, async (inner) => {
    if (!(await isKeyUnused(inner))) throw new DomainError('conflict', why('backups.key-in-use'));
    return putKey(inner);
  });
}

/** Whether there is a key of the office with which no backup was begun. */
export async function isKeyUnused(ctx: Ctx): Promise<boolean> {
  const stored = await readStoredBackups(ctx);
  if (!stored?.key) return false;
  const { latest } = await readRuns(ctx);
  return latest === null || latest.startedAt.getTime() < stored.keyMadeAt.epochMilliseconds;
}

const ofBackups = eq(integrationSettings.name, 'backups');

/** Works on the stored row alone, in a transaction with its line of the history; a missing row begins with `record`. */
async function inRow<T>(ctx: Ctx, record: object, work: (inner: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await tx.insert(integrationSettings).values({ name: 'backups', record }).onConflictDoNothing();
    await tx.select().from(integrationSettings).where(ofBackups).for('update');
    const result = await work(inner);
    const subject = { kind: 'backup', id: 'plan', name: '' };
    await recordAudit(inner, { action: 'backups.set-up', subject });
    return result;
  });
}

async function putKey(ctx: Ctx): Promise<string> {
  const key = ctx.ids.token();
  const secrets = { key: sealSecret(ctx, { place: keyPlace, secret: key }) };
  await ctx.db.update(integrationSettings).set({ secrets }).where(ofBackups);
  return key;
}

function refuseIfFixed({ backupSetup }: Ctx): void {
  if (backupSetup.fromEnvironment === null) return;
  throw new DomainError('conflict', why('backups.from-environment'));
}
