import { eq } from 'drizzle-orm';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openSecret } from '#src/domain/integrations/index.server.ts';
import { type BackupBucket, placeOf } from './backup-bucket.ts';
import { storedBackupsSchema } from './backup-setup.ts';
import type { BackupPlan } from './ports.ts';

/** Where the key is sealed for. */
export const keyPlace = 'backups.key';
/** Where the secret key of the bucket is sealed for. */
export const bucketPlace = 'backups.bucket';

type Reading = Pick<Ctx, 'db' | 'keyFor'>;

/** What the office set up; null if nothing. `key` is null if it was sealed with another SECRET. */
export async function readStoredBackups(ctx: Reading) {
  const row = await readRow(ctx);
  if (!row?.secrets.key) return null;
  const { times } = storedBackupsSchema.parse(row.record);
  const key = openSecret(ctx, keyPlace, row.secrets.key);
  return { times, key, keyMadeAt: Temporal.Instant.from(row.secrets.key.setAt) };
}

/** A bucket that the office named. `secretKey` is null if it was sealed with another SECRET. */
export type StoredBucket = { bucket: BackupBucket; secretKey: string | null };

/** Where the office wants the backups; null for a folder of this machine. */
export async function readStoredBucket(ctx: Reading): Promise<StoredBucket | null> {
  const row = await readRow(ctx);
  const bucket = row && storedBackupsSchema.parse(row.record).bucket;
  if (!bucket) return null;
  const sealed = row.secrets.bucket;
  return { bucket, secretKey: sealed ? openSecret(ctx, bucketPlace, sealed) : null };
}

async function readRow({ db }: Pick<Ctx, 'db'>) {
  const { name, record, secrets } = integrationSettings;
  const rows = await db
    .select({ record, secrets })
    .from(integrationSettings)
    .where(eq(name, 'backups'));
  return rows[0] ?? null;
}

/** How backups are made: as the environment says, or else as the office set them up; null if none are. */
export async function readBackupPlan(
  ctx: Reading & Pick<Ctx, 'backupSetup'>,
): Promise<BackupPlan | null> {
  const { fromEnvironment } = ctx.backupSetup;
  const times = fromEnvironment?.times ?? (await timesOfOffice(ctx));
  return times && { times, ...(await readPlace(ctx)) };
}

async function timesOfOffice(ctx: Reading): Promise<readonly string[] | null> {
  const stored = await readStoredBackups(ctx);
  return stored?.key ? stored.times : null;
}

/** Where the next backup goes. */
export async function readPlace(
  ctx: Reading & Pick<Ctx, 'backupSetup'>,
): Promise<Pick<BackupPlan, 'place' | 'isBesideShop'>> {
  const { place, isPlaceFixed, isBesideShop } = ctx.backupSetup;
  const stored = isPlaceFixed ? null : await readStoredBucket(ctx);
  return stored ? { place: placeOf(stored.bucket), isBesideShop: false } : { place, isBesideShop };
}
