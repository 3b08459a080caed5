import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes } from '#src/db/disk-space.ts';
import type { Logger } from '#src/domain/context.ts';

export type DiskSpace = { isLow: boolean; freeBytes: number; neededBytes: number };
export type DiskWatch = { look(): DiskSpace };

/** Beside the next piece of the log: what checkpoints, sign-ins and the staff who make room write. */
const reserveBytes = 8 * 1024 ** 2;
/** A look costs some microseconds, and a disk does not fill up in less. */
const lookMs = 250;

type WatchOptions = {
  dataDir: string;
  /** The embedded database's folder; null where the database is on a server of its own. */
  database: string | null;
  logger: Logger;
  nowMs(): number;
};

/**
 * Sees a disk fill up before it is full: a database that finds no room for its log cannot even
 * be cleaned up any more. It is logged once each time.
 */
export function createDiskWatch({ dataDir, database, logger, nowMs }: WatchOptions): DiskWatch {
  const neededBytes = reserveBytes + (database === null ? 0 : logPieceBytes(database));
  let seen: DiskSpace = { isLow: false, freeBytes: 0, neededBytes };
  let seenMs = Number.NEGATIVE_INFINITY;
  return {
    look() {
      if (nowMs() - seenMs < lookMs) return seen;
      const free = freeBytes(dataDir);
      const isLow = free < neededBytes;
      if (isLow && !seen.isLow) logger.error({ free, neededBytes }, 'no space left on the disk');
      seen = { isLow, freeBytes: free, neededBytes };
      seenMs = nowMs();
      return seen;
    },
  };
}

/** 1 MB, or 16 in a database of an earlier version. */
function logPieceBytes(database: string): number {
  const log = join(database, 'pg_wal');
  const pieces = readdirSync(log).filter((name) => /^[\dA-F]{24}$/.test(name));
  const sizes = pieces.map((name) => statSync(join(log, name), { throwIfNoEntry: false })?.size);
  return Math.max(1024 ** 2, ...sizes.map((size) => size ?? 0));
}
