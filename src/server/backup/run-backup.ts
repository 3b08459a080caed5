import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createZstdCompress } from 'node:zlib';
import type { Database, Snapshot } from '#src/db/client.ts';
import { countRows, sumTables, type TableSums } from '#src/db/table-sums.ts';
import { parseKeepRules } from '#src/domain/backups/index.ts';
import type { BackupResult, OnBackupStep } from '#src/domain/backups/ports.ts';
import type { Logger } from '#src/domain/context.ts';
import type { Env } from '../env.ts';
import type { ShopFiles } from '../open-files.ts';
import {
  type BackupStore,
  type KnownBackup,
  listBackups,
  nameOf,
  partsOf,
  readManifest,
  type StoredFile,
  writeManifest,
} from './manifest.ts';
import { writePieces } from './pieces.ts';
import { piped } from './read-dump.ts';
import { requireRoom } from './require-room.ts';
import { piecesOf, storeFiles } from './store-files.ts';
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
    const proven = await readProven(store);
    await requireRoom({ env, database, files: options.files, target: store.target, ...proven });
    await onStep('snapshot');
    const takenAt = Temporal.Now.instant().round('second');
    const snapshot = await database.snapshot(join(scratch, 'copy', 'database'));
    const name = nameOf(takenAt);
    try {
      const dumped = await storeDatabase(options, name, snapshot).finally(snapshot.close);
      const { added, result } = await completeBackup(options, { takenAt, dumped, proven });
      await onStep('verify');
      const folder = join(scratch, 'check');
      await verifyBackup({ ...store, name, added, url: env.DATABASE_URL, folder, logger });
      await onStep('thin');
      await thinBackups(store, parseKeepRules(env.BACKUP_KEEP), options.zone);
      return { ...result, pausedMs: Math.round(snapshot.pausedMs) };
    } catch (error) {
      await deleteUnverified(store, name);
      throw error;
    }
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

type Made = { takenAt: Temporal.Instant; dumped: Dumped; proven: Proven };

/** Stores files and, at the end, the manifest. */
async function completeBackup(
  options: RunBackupOptions,
  { takenAt, dumped, proven: { before, proven } }: Made,
) {
  const { store, files, secret, onStep } = options;
  const onFile = (done: number, total: number) => onStep('files', { done, total });
  const { stored, added, bytes } = await storeFiles({ ...store, files, before, proven, onFile });
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
  return { added, result };
}

type Proven = {
  newest: KnownBackup | undefined;
  before: readonly StoredFile[];
  proven: ReadonlySet<string>;
};

/**
 * The newest verified backup and its files, and every object that a verified one needs. What a failed backup left may be
 * damaged, so it is stored again.
 */
async function readProven(store: BackupStore): Promise<Proven> {
  const good = (await listBackups(store.target)).filter(({ isVerified }) => isVerified);
  const contents: StoredFile[][] = [];
  for (const { name } of good) contents.push((await readManifest(store, name)).files);
  const proven = new Set(contents.flat().flatMap(piecesOf));
  return { newest: good[0], before: contents[0] ?? [], proven };
}

/** A backup that failed each hour would fill the target. */
async function deleteUnverified({ target }: BackupStore, name: string): Promise<void> {
  try {
    const parts = await target.list(`backups/${name}`);
    if (parts.some(({ key }) => key === `${partsOf(name).verified}.0`)) return;
    for (const { key } of parts) await target.delete(key);
  } catch {
    // The next good backup deletes it; the reason why there is none matters more.
  }
}
