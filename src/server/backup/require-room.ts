import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#src/db/client.ts';
import { freeBytes } from '#src/db/disk-space.ts';
import type { Env } from '../env.ts';
import type { ShopFiles } from '../open-files.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderBytes } from './folder-bytes.ts';
import { type KnownBackup, partsOf, type StoredFile } from './manifest.ts';
import { isSame } from './store-files.ts';

type RoomOptions = {
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;
  database: Pick<Database, 'pool'>;
  files: ShopFiles;
  target: BackupTarget;
  /** The newest verified backup, and its files. */
  newest: KnownBackup | undefined;
  before: readonly StoredFile[];
};

const megabyte = 1024 ** 2;
const spareBytes = 64 * megabyte;

/**
 * Neither the copies of an embedded database nor the backup itself may fill the disk that the shop writes to.
 * @throws {BackupError} if they would
 */
export async function requireRoom(options: RoomOptions): Promise<void> {
  const { env, target } = options;
  const copies = env.DATABASE_URL ? 0 : 3 * (await databaseBytes(options));
  if (target.isRemote) return requireOn(env.DATA_DIR, copies);
  const stored = (await newFileBytes(options)) + (await dumpBytes(options));
  if (diskOf(env.DATA_DIR) === diskOf(target.place)) {
    return requireOn(env.DATA_DIR, copies + stored);
  }
  requireOn(env.DATA_DIR, copies);
  requireOn(target.place, stored);
}

function requireOn(folder: string, bytes: number): void {
  const needed = bytes + spareBytes;
  const free = freeBytes(folder);
  if (bytes === 0 || free >= needed) return;
  const inMb = (size: number) => Math.ceil(size / megabyte);
  throw new BackupError(
    `No backup was made: it needs ${inMb(needed)} MB on the disk of ${folder}, and ${inMb(free)} MB are free. Free some, or name another disk with BACKUP_TARGET.`,
  );
}

const diskOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.dev;

async function databaseBytes({ env, database }: RoomOptions): Promise<number> {
  if (!env.DATABASE_URL) return folderBytes(join(env.DATA_DIR, 'database'));
  const { rows } = await database.pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes);
}

/** Half more than the last time; the first time half of the database, most of which is indexes. */
async function dumpBytes(options: RoomOptions): Promise<number> {
  const { target, newest } = options;
  if (!newest) return 0.5 * (await databaseBytes(options));
  const parts = await target.list(`backups/${newest.name}`);
  const dump = parts.filter(({ key }) => key.startsWith(partsOf(newest.name).database));
  return 1.5 * dump.reduce((sum, { size }) => sum + size, 0);
}

async function newFileBytes({ files, before }: RoomOptions): Promise<number> {
  const known = new Map(before.map((file) => [file.key, file]));
  let bytes = 0;
  for (const file of await files.list('')) {
    const earlier = known.get(file.key);
    if (!earlier || !isSame(earlier, file)) bytes += file.size;
  }
  return bytes;
}
