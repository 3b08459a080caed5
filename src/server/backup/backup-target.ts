import { accessSync, constants } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import type { ListedFile } from '#src/adapters/list-tree.ts';
import { sweepLeftovers } from '#src/adapters/sweep-leftovers.ts';
import { makePrivateFolder } from '#src/db/private-tree.ts';
import { errorReason } from '#src/db/start-error.ts';
import type { FileStore } from '#src/domain/media/index.server.ts';
import type { Env } from '../env.ts';
import { BackupError } from './backup-error.ts';

/** Where backups are kept: a folder, or a part of a bucket. */
export type BackupTarget = FileStore & {
  /** Everything below a folder such as `backups`, by key. */
  list(folder: string): Promise<ListedFile[]>;
  /** How people call it. */
  place: string;
};

/** The target that the environment names. @throws {BackupError} if a bucket cannot be reached */
export async function openBackupTarget(env: Env): Promise<BackupTarget> {
  const bucket = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(env.BACKUP_TARGET ?? '');
  if (bucket) return openBucket(env, bucket[1] ?? '', bucket[2] ?? '');
  const folder = resolve(env.BACKUP_TARGET ?? join(env.DATA_DIR, 'backups'));
  const files = createDiskFiles(folder);
  requireFolder(folder);
  await sweepLeftovers(join(folder, '.incoming'));
  return {
    ...files,
    place: folder,
    async delete(key) {
      await files.delete(key);
      // An empty folder would look like a backup.
      await rmdir(dirname(join(folder, key))).catch(() => undefined);
    },
  };
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

async function openBucket(env: Env, bucket: string, prefix: string): Promise<BackupTarget> {
  const endpoint = env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT;
  const region = env.BACKUP_S3_REGION ?? env.S3_REGION;
  const accessKey = env.BACKUP_S3_ACCESS_KEY ?? env.S3_ACCESS_KEY;
  const secretKey = env.BACKUP_S3_SECRET_KEY ?? env.S3_SECRET_KEY;
  if (!endpoint || !region || !accessKey || !secretKey) {
    throw new BackupError(
      'BACKUP_TARGET names a bucket, but not how to reach it: set BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY, or those of S3_.',
    );
  }
  const { createS3Files } = await import('#src/adapters/files-s3.ts');
  const forcePathStyle = env.S3_FORCE_PATH_STYLE === 'true';
  const files = createS3Files({ endpoint, region, bucket, accessKey, secretKey, forcePathStyle });
  await files.check().catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'an unknown reason';
    throw new BackupError(
      `The bucket "${bucket}" for backups at ${endpoint} cannot be reached (${reason}): check BACKUP_TARGET and the BACKUP_S3_ variables.`,
    );
  });
  return { ...below(files, prefix), place: `s3://${bucket}/${prefix}` };
}

type Listed = Omit<BackupTarget, 'place'>;

/** The store with a prefix in front of all keys. */
function below(files: Listed, prefix: string): Listed {
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
