import type { Database } from '#src/db/client.ts';
import { requireEmpty, restoreDump } from '#src/db/restore.ts';
import { streamOf } from '#src/lib/stream-of.ts';
import type { Env } from '../env.ts';
import type { ShopFiles } from '../open-files.ts';
import { keepSecret } from '../secret.ts';
import { BackupError } from './backup-error.ts';
import { requireSameTables } from './compare-tables.ts';
import { type BackupStore, type Manifest, readManifest, type StoredFile } from './manifest.ts';
import { readDump } from './read-dump.ts';
import { readStored } from './store-files.ts';

export type RestoreOptions = BackupStore & {
  name: string;
  env: Pick<Env, 'SECRET' | 'DATA_DIR'>;
  /** Has no tables yet. */
  database: Database;
  files: ShopFiles;
  onStep(step: 'files' | 'database' | 'count'): void;
};

/** Files that are fetched at the same time: a store far away answers each one late. */
const together = 6;

/**
 * Fills an empty database, the file store and the secret from a backup, and compares every table with what was backed up.
 * Erased people are not erased again yet. If it is interrupted, the files are fetched again the next time; a database whose dump
 * was committed is refused then, so that has to be a new one.
 * @throws {BackupError} if the backup is damaged, or the shop has another secret
 * @throws {DatabaseStartError} if the database is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { name, env, database, onStep, ...store } = options;
  const manifest = await readManifest(store, name);
  await requireEmpty(database.pool);
  requireSecret(manifest.secret, env);
  onStep('files');
  await restoreFiles(manifest.files, options);
  onStep('database');
  await restoreDump(database, readDump(store, name));
  onStep('count');
  await requireSameTables(database, manifest.sums);
  return manifest;
}

function requireSecret(secret: string, { SECRET, DATA_DIR }: RestoreOptions['env']): void {
  const kept = SECRET ?? keepSecret(secret, DATA_DIR);
  if (kept === secret) return;
  throw new BackupError(
    SECRET
      ? 'SECRET is not the secret of the backup, with which its resumes are sealed: unset it, or set it to what it was when the backup was made.'
      : `The data folder ${DATA_DIR} has the secret of another shop: restore into a new folder, and name it with DATA_DIR.`,
  );
}

async function restoreFiles(stored: readonly StoredFile[], options: RestoreOptions): Promise<void> {
  const waiting = stored.values();
  async function work(): Promise<void> {
    for (const file of waiting) {
      await options.files.putStream(file.key, streamOf(readStored(file, options)));
    }
  }
  await Promise.all(Array.from({ length: together }, work));
}
