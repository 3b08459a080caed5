import { integrationSettings, type SealedSecret } from '#src/db/schema/integrations.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { sealSecret } from '#src/domain/integrations/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { backupTimesSchema } from './backup-setup.ts';
import { why } from './refusals.ts';
import { keyPlace, readStoredBackups } from './stored-backups.server.ts';

/**
 * Turns backups on, or changes their times. Returns the key of new ones, which is never shown again, and null if there
 * was one. Requires backups.manage.
 * @throws {DomainError} invalid, with an issue for each wrong field; conflict if BACKUP_KEY is set
 */
export async function saveBackupTimes(ctx: Ctx, typed: unknown): Promise<string | null> {
  requireScope(ctx.actor, 'backups.manage');
  refuseIfFixed(ctx);
  const { first, second } = parseInput(backupTimesSchema, typed);
  const record = { times: [...new Set([first, second])].filter((time) => time !== '').toSorted() };
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  const made = (await readStoredBackups(ctx))?.key ? null : ctx.ids.token();
  const secrets: Record<string, SealedSecret> = {};
  if (made !== null) secrets.key = sealSecret(ctx, { place: keyPlace, secret: made });
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(integrationSettings)
      .values({ name: 'backups', record, secrets, updatedAt })
      .onConflictDoUpdate({
        target: integrationSettings.name,
        set: { record, updatedAt, ...(made !== null && { secrets }) },
      });
    const subject = { kind: 'backup', id: 'plan', name: '' };
    await recordAudit({ ...ctx, db: tx }, { action: 'backups.set-up', subject });
  });
  return made;
}

function refuseIfFixed({ backupSetup }: Ctx): void {
  if (backupSetup.fromEnvironment === null) return;
  throw new DomainError('conflict', why('backups.from-environment'));
}
