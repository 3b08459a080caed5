import { integrationSettings } from '#src/db/schema/integrations.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { sealSecret } from '#src/domain/integrations/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type BackupBucket, backupBucketSchema, isSameStore } from './backup-bucket.ts';
import { inBackupRow, ofBackups } from './backup-row.server.ts';
import type { BucketAccess, BucketTrouble } from './ports.ts';
import { why } from './refusals.ts';
import { bucketPlace, readStoredBucket } from './stored-backups.server.ts';

/** What was typed; an empty secret key means the stored one. */
export type TypedBucket = { bucket: unknown; secretKey: string };

/** Nobody finds out through this form which machines of a network answer. */
const rule = { name: 'backup-bucket-tests', requests: 10, seconds: 600 };

/**
 * Tries a bucket, and keeps it with its sealed secret key as the place of all backups from now on. Those made so far
 * stay where they are. Requires backups.manage.
 * @throws {DomainError} invalid, with an issue for each wrong field or for that which the store refuses; rate-limited
 * after ten tries in ten minutes; conflict if BACKUP_TARGET is set
 */
export async function saveBackupBucket(ctx: Ctx, typed: TypedBucket): Promise<void> {
  requireScope(ctx.actor, 'backups.manage');
  refuseIfFixed(ctx);
  const bucket = parseInput(backupBucketSchema, typed.bucket);
  const secretKey = typed.secretKey || (await storedSecretKey(ctx, bucket));
  await requireTries(ctx);
  const trouble = await ctx.backupSetup.tryBucket({ ...bucket, secretKey });
  if (trouble) throw refusalOf(trouble);
  await keep(ctx, { ...bucket, secretKey });
}

/** Keeps backups on this machine again, and forgets the secret key of the bucket. Requires backups.manage. */
export async function removeBackupBucket(ctx: Ctx): Promise<void> {
  requireScope(ctx.actor, 'backups.manage');
  refuseIfFixed(ctx);
  await inBackupRow(ctx, 'backups.place', async (inner, { record, secrets }) => {
    const { bucket: _, ...others } = secrets;
    await inner.db
      .update(integrationSettings)
      .set({ record: { ...record, bucket: null }, secrets: others })
      .where(ofBackups);
  });
}

async function keep(ctx: Ctx, { secretKey, ...bucket }: BucketAccess): Promise<void> {
  const sealed = sealSecret(ctx, { place: bucketPlace, secret: secretKey });
  await inBackupRow(ctx, 'backups.place', async (inner, { record, secrets }) => {
    await inner.db
      .update(integrationSettings)
      .set({ record: { ...record, bucket }, secrets: { ...secrets, bucket: sealed } })
      .where(ofBackups);
  });
}

/** @throws {DomainError} invalid if there is none, or if it belongs to another store, to which it is never sent */
async function storedSecretKey(ctx: Ctx, bucket: BackupBucket): Promise<string> {
  const stored = await readStoredBucket(ctx);
  if (!stored?.secretKey) throw refuseField('invalid', 'secretKey', why('backups.secret-needed'));
  if (isSameStore(stored.bucket, bucket)) return stored.secretKey;
  throw refuseField('invalid', 'secretKey', why('backups.secret-again'));
}

async function requireTries(ctx: Ctx): Promise<void> {
  const { isRefused, resetSeconds } = await createRequestLimit(rule, ctx).take('shop');
  if (!isRefused) return;
  const minutes = Math.ceil(resetSeconds / 60);
  throw new DomainError('rate-limited', why('backups.too-many-tests', { minutes }));
}

/** Beside the field that is probably wrong. */
function refusalOf({ what, said }: BucketTrouble): DomainError {
  if (what === 'no-store') return refuseField('invalid', 'endpoint', why('backups.no-store'));
  if (what === 'no-bucket') return refuseField('invalid', 'bucket', why('backups.no-bucket'));
  if (what === 'other-region') return refuseField('invalid', 'region', why('backups.other-region'));
  if (what === 'keys-refused') {
    return refuseField('invalid', 'secretKey', why('backups.keys-refused'));
  }
  if (what === 'not-allowed')
    return refuseField('invalid', 'accessKey', why('backups.not-allowed'));
  return refuseField('invalid', 'endpoint', why('backups.store-trouble', { said }));
}

function refuseIfFixed({ backupSetup }: Ctx): void {
  if (!backupSetup.isPlaceFixed) return;
  throw new DomainError('conflict', why('backups.place-from-environment'));
}
