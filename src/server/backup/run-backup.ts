import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createZstdCompress } from 'node:zlib';
import type { Database, Snapshot } from '#src/db/client.ts';
import { freeBytes } from '#src/db/disk-space.ts';
import { countRows, sumTables, type TableSums } from '#src/db/table-sums.ts';
import { parseKeepRules } from '#src/domain/backups/index.ts';
import type { BackupResult, OnBackupStep } from '#src/domain/backups/ports.ts';
import type { Logger } from '#src/domain/context.ts';
import type { Env } from '../env.ts';
import type { ShopFiles } from '../open-files.ts';
import { BackupError } from './backup-error.ts';
import { folderBytes } from './folder-bytes.ts';
import {
  type BackupStore,
  listBackups,
  nameOf,
  partsOf,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { writePieces } from './pieces.ts';
import { piped } from './read-dump.ts';
import { storeFiles } from './store-files.ts';
import { thinBackups } from './thin-backups.ts';
import { verifyBackup } from './verify-backup.ts';

export type RunBackupOptions = {
  env: Env;
  store: BackupStore;
  database: Database;
  files: ShopFiles;
  secret: string;
  /** The shop's time zone. */
  zone: string;
  logger: Logger;
  onStep: OnBackupStep;
};

/**
 * Makes a backup while the site serves, verifies it by restoring it, and deletes those that are no longer kept.
 * @throws {BackupError} with what to do; an earlier good backup is still there
 */
export async function runBackup(options: RunBackupOptions): Promise<BackupResult> {
  const { env, store, database, logger, onStep } = options;
  const scratch = join(env.DATA_DIR, '.backup');
  await rm(scratch, { recursive: true, force: true });
  try {
    await requireRoom(env);
    await onStep('snapshot');
    const takenAt = Temporal.Now.instant().round('second');
    const snapshot = await database.snapshot(join(scratch, 'copy', 'database'));
    const dumped = await storeDatabase(options, nameOf(takenAt), snapshot).finally(snapshot.close);
    const made = await completeBackup(options, takenAt, dumped);
    await onStep('verify');
    const { name, added } = made;
    const folder = join(scratch, 'check');
    await verifyBackup({ ...store, name, added, url: env.DATABASE_URL, folder, logger });
    await onStep('thin');
    await thinBackups(store, parseKeepRules(env.BACKUP_KEEP), options.zone);
    return { ...made.result, pausedMs: Math.round(snapshot.pausedMs) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Dumped = { sums: TableSums; bytes: number };

async function storeDatabase(
  { store, onStep }: RunBackupOptions,
  backup: string,
  snapshot: Snapshot,
): Promise<Dumped> {
  await onStep('database');
  const sums = await sumTables(snapshot.query);
  const packed = piped(await snapshot.dump(), createZstdCompress());
  const { bytes } = await writePieces({ ...store, name: partsOf(backup).database }, packed);
  return { sums, bytes };
}

/** Stores files and, at the end, the manifest. */
async function completeBackup(
  options: RunBackupOptions,
  takenAt: Temporal.Instant,
  dumped: Dumped,
) {
  const { store, files, secret, onStep } = options;
  const [latest] = await listBackups(store.target);
  const before = latest ? (await readManifest(store, latest.name)).files : [];
  const onFile = (done: number, total: number) => onStep('files', { done, total });
  const { stored, added, bytes } = await storeFiles({ ...store, files, before, onFile });
  const { sums } = dumped;
  const name = nameOf(takenAt);
  const manifest = { format: 1 as const, takenAt: takenAt.toString(), secret, sums, files: stored };
  const written = await writeManifest(store, name, manifest);
  const result = {
    name,
    rows: countRows(sums),
    files: stored.length,
    addedBytes: dumped.bytes + bytes + written.bytes,
  };
  return { name, added, result };
}

/** A backup must not fill the disk that the shop writes to. */
async function requireRoom({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL) return;
  const needed = 3 * (await folderBytes(join(DATA_DIR, 'database'))) + 64 * 1024 ** 2;
  const free = freeBytes(DATA_DIR);
  if (free >= needed) return;
  const mb = (bytes: number) => Math.ceil(bytes / 1024 ** 2);
  throw new BackupError(
    `No backup was made: it needs ${mb(needed)} MB on the disk of ${DATA_DIR} for a while, and ${mb(free)} MB are free. Free some.`,
  );
}
