import type { Db } from './database.ts';

const counts = new WeakMap<Db, () => number>();

/** For whoever opens a database that has a `writeCount`. */
export function rememberWriteCount(db: Db, count: () => number): void {
  counts.set(db, count);
}

/** The database's `writeCount` now; null where there is none, and in a transaction, which sees what it has written. */
export function writeCountOf(db: Db): number | null {
  return counts.get(db)?.() ?? null;
}
