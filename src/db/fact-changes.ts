import type { Db } from './database.ts';

const counts = new WeakMap<Db, () => number>();

/** For whoever opens a database that has `factChanges`. */
export function rememberFactChanges(db: Db, count: () => number): void {
  counts.set(db, count);
}

/** The database's `factChanges` now; null where there are none, and in a transaction, which sees what it has written. */
export function factChangesOf(db: Db): number | null {
  return counts.get(db)?.() ?? null;
}
