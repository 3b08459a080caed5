import { eq } from 'drizzle-orm';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openSecret } from '#src/domain/integrations/index.server.ts';
import { storedBackupsSchema } from './backup-setup.ts';
import type { BackupPlan } from './ports.ts';

/** Where the key is sealed for. */
export const keyPlace = 'backups.key';

/** What the office set up; null if nothing. `key` is null if it was sealed with another SECRET. */
export async function readStoredBackups(ctx: Pick<Ctx, 'db' | 'keyFor'>) {
  const { name, record, secrets } = integrationSettings;
  const [row] = await ctx.db
    .select({ record, secrets })
    .from(integrationSettings)
    .where(eq(name, 'backups'));
  if (!row?.secrets.key) return null;
  const { times } = storedBackupsSchema.parse(row.record);
  const key = openSecret(ctx, keyPlace, row.secrets.key);
  return { times, key, keyMadeAt: Temporal.Instant.from(row.secrets.key.setAt) };
}

/** How backups are made: as the environment says, or else as the office set them up; null if none are. */
export async function readBackupPlan(
  ctx: Pick<Ctx, 'db' | 'keyFor' | 'backupSetup'>,
): Promise<BackupPlan | null> {
  const { fromEnvironment, place } = ctx.backupSetup;
  if (fromEnvironment !== null) return { times: fromEnvironment.times, place };
  const stored = await readStoredBackups(ctx);
  return stored?.key ? { times: stored.times, place } : null;
}
