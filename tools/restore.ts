// npm run restore -- <backup>: fills an empty data folder, and database, from a backup. Without a name it lists them.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { openJobs } from '#src/adapters/jobs.ts';
import { type Database, openDatabase } from '#src/db/client.ts';
import { countRows } from '#src/db/table-sums.ts';
import { endRestoredRun } from '#src/domain/backups/index.server.ts';
import { replayErasures } from '#src/domain/personal-data/index.server.ts';
import { BackupError } from '#src/server/backup/backup-error.ts';
import { createBackupKey } from '#src/server/backup/backup-key.ts';
import { noKey } from '#src/server/backup/backup-service.ts';
import { openBackupTarget } from '#src/server/backup/backup-target.ts';
import { listErasedSince } from '#src/server/backup/erasure-journal.ts';
import { type BackupStore, listBackups, type Manifest } from '#src/server/backup/manifest.ts';
import { restoreBackup } from '#src/server/backup/restore-backup.ts';
import { prepareDataFolder } from '#src/server/data-folder.ts';
import type { Env } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { openFiles, type ShopFiles } from '#src/server/open-files.ts';
import { prepareDatabase } from '#src/server/prepare-database.ts';
import { readSettings } from './read-settings.ts';
import { runTool } from './run-tool.ts';
import { createToolContext } from './tool-context.ts';

const logger = createLogger('warn');

/** What was erased while a backup was being made may or may not be in it. */
const overlap = { minutes: 1 };

await runTool(async () => {
  const env = readSettings();
  if (!env.BACKUP_KEY) throw noKey();
  const store = { target: await openBackupTarget(env), key: createBackupKey(env.BACKUP_KEY) };
  const [asked] = process.argv.slice(2);
  if (!asked) return printBackups(store);
  const name = await find(store, asked);
  prepareDataFolder(env.DATA_DIR);
  const { manifest, erased } = await inNewDatabase(env, (database) =>
    restore({ env, store, name, database }),
  );
  const { files, sums } = manifest;
  const people =
    erased === 1
      ? '1 person erased since then had come back and was'
      : `${erased} people erased since then had come back and were`;
  console.log(
    `Restored ${name}: ${countRows(sums)} rows and ${files.length} files, counted and compared. ${people} erased again. Start the site.`,
  );
});

async function printBackups({ target }: BackupStore): Promise<void> {
  const backups = await listBackups(target);
  if (backups.length === 0) throw new BackupError(`There are no backups in ${target.place}.`);
  for (const { name, isVerified } of backups) {
    console.log(isVerified ? name : `${name}  (not verified)`);
  }
  console.log('\nRestore one: npm run restore -- <name>, or latest.');
}

async function find({ target }: BackupStore, asked: string): Promise<string> {
  const backups = await listBackups(target);
  const found = backups.find(({ name, isVerified }) =>
    asked === 'latest' ? isVerified : name === asked,
  );
  if (found) return found.name;
  throw new BackupError(
    `There is no backup "${asked}" in ${target.place}: npm run restore lists those that are there.`,
  );
}

/** An embedded database gets its place only when it is complete, so an interrupted restore is never served. */
async function inNewDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Env,
  fill: (database: Database) => Promise<T>,
): Promise<T> {
  const place = resolve(DATA_DIR, 'database');
  if (!DATABASE_URL && existsSync(place)) {
    throw new BackupError(
      `There is a database in ${place} already: name a new folder with DATA_DIR, or move this one away.`,
    );
  }
  const workplace = resolve(DATA_DIR, '.restore');
  await rm(workplace, { recursive: true, force: true });
  const dataDir = join(workplace, 'database');
  const database = await openDatabase({ url: DATABASE_URL, dataDir, logger, isPatient: true });
  const result = await fill(database).finally(() => database.close());
  if (!DATABASE_URL) await rename(dataDir, place);
  await rm(workplace, { recursive: true, force: true });
  return result;
}

type Parts = { env: Env; store: BackupStore; name: string; database: Database };

async function restore({ env, store, name, database }: Parts) {
  const files = await openFiles(env);
  const manifest = await restoreBackup({
    ...store,
    name,
    env,
    database,
    files,
    onStep: (step) => console.log(`  ${step}`),
  });
  console.log('  erasures');
  await prepareDatabase(database, logger);
  const erased = await eraseAgain({ env, store, name, database }, files, manifest);
  return { manifest, erased };
}

async function eraseAgain(
  { env, store, name, database }: Parts,
  files: ShopFiles,
  { takenAt, sums, files: stored }: Manifest,
): Promise<number> {
  const since = Temporal.Instant.from(takenAt).subtract(overlap);
  const shelves = [store.target, createDiskFiles(join(env.DATA_DIR, 'erased'))];
  const traces = await Promise.all(shelves.map((shelf) => listErasedSince(shelf, since)));
  const jobs = await openJobs({ database, logger });
  try {
    const ctx = { ...createToolContext({ env, database, reason: 'restore' }), files, jobs };
    const made = { name, rows: countRows(sums), files: stored.length };
    await endRestoredRun(ctx, { ...made, addedBytes: 0, pausedMs: 0 });
    return await replayErasures(ctx, traces.flat());
  } finally {
    await jobs.stop();
  }
}
