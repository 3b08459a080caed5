import { accessSync, constants } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import type { ListedFile } from '#src/adapters/list-tree.ts';
import { sweepLeftovers } from '#src/adapters/sweep-leftovers.ts';
import { makePrivateFolder } from '#src/db/private-tree.ts';
import { errorReason } from '#src/db/start-error.ts';
import type { StoredBucket } from '#src/domain/backups/index.server.ts';
import { type BackupBucket, placeOf } from '#src/domain/backups/index.ts';
import type { BucketAccess } from '#src/domain/backups/ports.ts';
import type { FileStore } from '#src/domain/media/index.server.ts';
import type { Env } from '../env.ts';
import { BackupError } from './backup-error.ts';

/** Where backups are kept: a folder, or a part of a bucket. */
export type BackupTarget = FileStore & {
  /** Everything below a folder such as `backups`, by key. */
  list(folder: string): Promise<ListedFile[]>;
  /** How people call it. */
  place: string;
  /** In a bucket, and so on no disk of this machine. */
  isRemote: boolean;
};

/**
 * The target that the environment names, or else the bucket that the office has set, or else a folder beside the shop's
 * data. @throws {BackupError} if a bucket cannot be reached
 */
export async function openBackupTarget(
  env: Env,
  stored: StoredBucket | null = null,
): Promise<BackupTarget> {
  const [, bucket, below = ''] =
    /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(env.BACKUP_TARGET ?? '') ?? [];
  if (bucket) {
    const hint = 'check BACKUP_TARGET and the BACKUP_S3_ variables.';
    return openBucket(accessIn(env, { bucket, folder: below }), hint);
  }
  if (stored && env.BACKUP_TARGET === undefined) return openStored(stored);
  const folder = resolve(env.BACKUP_TARGET ?? backupFolderOf(env));
  const files = createDiskFiles(folder);
  requireFolder(folder);
  await sweepLeftovers(join(folder, '.incoming'));
  return {
    ...files,
    place: folder,
    isRemote: false,
    async delete(key) {
      await files.delete(key);
      // An empty folder would look like a backup.
      await rmdir(dirname(join(folder, key))).catch(() => undefined);
    },
  };
}

/** The folder of a shop that names no place. */
export function backupFolderOf({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'backups');
}

/** Before anything is copied. */
function requireFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
    // Of a file this is refused too.
    accessSync(`${folder}/.`, constants.W_OK);
  } catch (error) {
    throw new BackupError(
      `Backups cannot be written to ${folder} (${errorReason(error)}): mount its disk, or give this user the right to write there, or name another folder with BACKUP_TARGET.`,
    );
  }
}

function accessIn(env: Env, bucket: Pick<BackupBucket, 'bucket' | 'folder'>): BucketAccess {
  const endpoint = env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT;
  const region = env.BACKUP_S3_REGION ?? env.S3_REGION;
  const accessKey = env.BACKUP_S3_ACCESS_KEY ?? env.S3_ACCESS_KEY;
  const secretKey = env.BACKUP_S3_SECRET_KEY ?? env.S3_SECRET_KEY;
  if (!endpoint || !region || !accessKey || !secretKey) {
    throw new BackupError(
      'BACKUP_TARGET names a bucket, but not how to reach it: set BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY, or those of the bucket for files.',
    );
  }
  const forcePathStyle = env.S3_FORCE_PATH_STYLE === 'true';
  return { ...bucket, endpoint, region, accessKey, secretKey, forcePathStyle };
}

function openStored({ bucket, secretKey }: StoredBucket): Promise<BackupTarget> {
  const hint = 'check it in the office under Backups, “Where backups go”.';
  if (secretKey !== null) return openBucket({ ...bucket, secretKey }, hint);
  throw new BackupError(
    `The secret key of the bucket "${bucket.bucket}" was stored with another SECRET and cannot be read: type it again in the office under Backups, “Where backups go”.`,
  );
}

async function openBucket(access: BucketAccess, hint: string): Promise<BackupTarget> {
  const { bucket, folder, endpoint } = access;
  const { createS3Files } = await import('#src/adapters/files-s3.ts');
  const files = createS3Files(access);
  await files.check().catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'an unknown reason';
    throw new BackupError(
      `The bucket "${bucket}" for backups at ${endpoint} cannot be reached (${reason}): ${hint}`,
    );
  });
  return { ...belowFolder(files, folder), place: placeOf(access), isRemote: true };
}

type Listed = Omit<BackupTarget, 'place' | 'isRemote'>;

/** The store with a prefix in front of all keys. */
function belowFolder(files: Listed, prefix: string): Listed {
  const at = (key: string) => (prefix ? `${prefix}/${key}` : key);
  return {
    put: (key, bytes) => files.put(at(key), bytes),
    putStream: (key, bytes) => files.putStream(at(key), bytes),
    get: (key) => files.get(at(key)),
    stream: (key, range) => files.stream(at(key), range),
    size: (key) => files.size(at(key)),
    exists: (key) => files.exists(at(key)),
    delete: (key) => files.delete(at(key)),
    async list(folder) {
      const found = await files.list(folder ? at(folder) : prefix);
      const skipped = at('').length;
      return found.map((file) => ({ ...file, key: file.key.slice(skipped) }));
    },
  };
}
