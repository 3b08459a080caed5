import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes } from '#src/db/disk-space.ts';
import type { Logger } from '#src/domain/context.ts';
import { elapsedMs } from './node-ids.ts';

export type DiskSpace = { isLow: boolean; freeBytes: number; neededBytes: number };
export type DiskWatch = { look(): DiskSpace };

/** Room for the next WAL segment plus what checkpoints, sign-ins and the staff who free space write. */
const reserveBytes = 8 * 1024 ** 2;
/** A check costs a few microseconds, and a disk does not fill up in less time. */
const lookMs = 250;

type WatchOptions = {
  dataDir: string;
  /** The embedded database's folder; null if the database is on a server. */
  database: string | null;
  logger: Logger;
  nowMs(): number;
};

/**
 * Notices that a disk is filling up before it is full: a database without room for its log cannot even be cleaned up.
 * Logged once per occurrence.
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

/** The watch of a site's disk. */
export function watchDisk({ env, database, logger }: Watched): DiskWatch {
  return createDiskWatch({
    dataDir: env.DATA_DIR,
    database: database.kind === 'embedded' ? join(env.DATA_DIR, 'database') : null,
    logger,
    nowMs: elapsedMs,
  });
}

type Watched = {
  env: { DATA_DIR: string };
  database: { kind: 'embedded' | 'postgres' };
  logger: Logger;
};

/** 1 MB, or 16 MB in a database created by an earlier version. */
function logPieceBytes(database: string): number {
  const log = join(database, 'pg_wal');
  const pieces = readdirSync(log).filter((name) => /^[\dA-F]{24}$/.test(name));
  const sizes = pieces.map((name) => statSync(join(log, name), { throwIfNoEntry: false })?.size);
  return Math.max(1024 ** 2, ...sizes.map((size) => size ?? 0));
}
