import { integrationSettings } from '#src/db/schema/integrations.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { sealSecret } from '#src/domain/integrations/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type BackupRow, inBackupRow, ofBackups } from './backup-row.server.ts';
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
  const times = [...new Set([first, second])].filter((time) => time !== '').toSorted();
  return inBackupRow(ctx, 'backups.set-up', async (inner, { record, secrets }) => {
    await inner.db
      .update(integrationSettings)
      .set({ record: { ...record, times } })
      .where(ofBackups);
    return (await readStoredBackups(inner))?.key ? null : putKey(inner, secrets);
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
  return inBackupRow(ctx, 'backups.set-up', async (inner, { secrets }) => {
    if (!(await isKeyUnused(inner))) throw new DomainError('conflict', why('backups.key-in-use'));
    return putKey(inner, secrets);
  });
}

/** Whether there is a key of the office with which no backup was begun. */
export async function isKeyUnused(ctx: Ctx): Promise<boolean> {
  const stored = await readStoredBackups(ctx);
  if (!stored?.key) return false;
  const { latest } = await readRuns(ctx);
  return latest === null || latest.startedAt.getTime() < stored.keyMadeAt.epochMilliseconds;
}

async function putKey(ctx: Ctx, secrets: BackupRow['secrets']): Promise<string> {
  const key = ctx.ids.token();
  const sealed = sealSecret(ctx, { place: keyPlace, secret: key });
  await ctx.db
    .update(integrationSettings)
    .set({ secrets: { ...secrets, key: sealed } })
    .where(ofBackups);
  return key;
}

function refuseIfFixed({ backupSetup }: Ctx): void {
  if (backupSetup.fromEnvironment === null) return;
  throw new DomainError('conflict', why('backups.from-environment'));
}
