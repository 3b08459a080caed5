import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Same as `max_wal_size` in the engine's settings, which only a checkpointer process would obey. */
const LIMIT_BYTES = 64 * 1024 ** 2;

export function isLogLarge(folder: string): boolean {
  return logSize(folder) > LIMIT_BYTES;
}

/** Size of the write-ahead log of a database folder, in bytes. */
export function logSize(folder: string): number {
  const log = join(folder, 'pg_wal');
  return readdirSync(log).reduce((sum, name) => sum + fileBytes(join(log, name)), 0);
}

/** A segment may be removed between listing and reading its size. */
function fileBytes(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
