import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from './client.ts';
import { sourcePath } from './source-path.ts';
import { DatabaseStartError } from './start-error.ts';

/** Any number that no other advisory lock uses. */
const MIGRATION_LOCK = 4_120_415;

export type MigrateOptions = {
  /** Contains `meta/_journal.json` and the SQL files; by default `src/db/migrations`. */
  folder?: string;
  /** Called with the number of migrations that this code does not know, if a newer version has been here. */
  onNewer?: (count: number) => void;
};

/**
 * Migrates the database to this code's schema; does nothing if it is up to date. Several processes may call it at
 * once. Returns the number of applied migrations. Migrations only add, so the database of a newer version serves too,
 * unless that version has said otherwise (`floorOf`).
 * @throws {DatabaseStartError} before any change if the newer version has said so, or the database is of another history
 */
export async function migrate(database: Database, options: MigrateOptions = {}) {
  const folder = options.folder ?? sourcePath('src/db/migrations');
  // A time limit is meant for requests: filling a column of a million rows takes longer.
  return await database.patiently(async (pool) => {
    const client = await pool.connect();
    try {
      await waitForLock(client);
      return await migrateLocked(client, folder, options);
    } finally {
      // Ends the session, and with it the lock.
      client.release(true);
    }
  });
}

/**
 * Compares the applied migrations with this code's: `missing` if one is not applied, `newer` if one is unknown here.
 */
export async function compareMigrations(
  { pool }: Pick<Database, 'pool'>,
  { folder = sourcePath('src/db/migrations') }: MigrateOptions = {},
): Promise<'current' | 'missing' | 'newer'> {
  const known = readJournal(folder);
  const applied = await listApplied(pool);
  if (known.some((when) => !applied.includes(when))) return 'missing';
  return applied.length > known.length ? 'newer' : 'current';
}

/** Asks again and again: a query that waits would end after the pool's time limit, and the start with it. */
async function waitForLock(client: pg.PoolClient): Promise<void> {
  const ask = 'select pg_try_advisory_lock($1) as mine';
  while (!(await client.query(ask, [MIGRATION_LOCK])).rows[0]?.mine) await wait(100);
}

async function migrateLocked(
  client: pg.PoolClient,
  migrationsFolder: string,
  { onNewer }: MigrateOptions,
): Promise<number> {
  const known = readJournal(migrationsFolder);
  const applied = await listApplied(client);
  const newer = requireServable({ applied, known, floor: await floorOf(client) });
  if (newer.length > 0) onNewer?.(newer.length);
  await applyMigrations(drizzle({ client }), { migrationsFolder });
  return known.filter((when) => !applied.includes(when)).length;
}

/** Drizzle identifies a migration by the time of its creation, in epoch milliseconds. */
function readJournal(folder: string): number[] {
  const text = readFileSync(join(folder, 'meta/_journal.json'), 'utf8');
  const journal = JSON.parse(text) as { entries: { when: number }[] };
  return journal.entries.map((entry) => entry.when);
}

const table = 'drizzle.__drizzle_migrations';

async function listApplied(client: Pick<pg.Pool, 'query'>): Promise<number[]> {
  const { rows: found } = await client.query('select to_regclass($1) as name', [table]);
  if (found[0]?.name === null) return [];
  const { rows } = await client.query<{ created_at: string }>(`select created_at from ${table}`);
  return rows.map((row) => Number(row.created_at));
}

/**
 * The oldest last migration that a version may have to serve this database: a migration that does not only add says it
 * with `comment on table drizzle.__drizzle_migrations is 'served since 1764146000000'`. 0 if none has.
 */
async function floorOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ text: string | null }>(
    `select obj_description(to_regclass($1), 'pg_class') as text`,
    [table],
  );
  const [, since = '0'] = /^served since (\d+)$/.exec(rows[0]?.text ?? '') ?? [];
  return Number(since);
}

type Histories = { applied: number[]; known: number[]; floor: number };

/** Returns the applied migrations of newer versions. */
function requireServable({ applied, known, floor }: Histories): number[] {
  const unknown = applied.filter((when) => !known.includes(when));
  const newestKnown = Math.max(...known);
  if (newestKnown < floor || unknown.some((when) => when < newestKnown)) {
    throw new DatabaseStartError(
      'The database was written by a newer version of Ironwood, with which this one cannot share it: start that version, or restore a backup or dump made by this one.',
    );
  }
  const newest = Math.max(...applied);
  // Drizzle would skip these silently.
  const late = known.filter((when) => when < newest && !applied.includes(when));
  if (late.length > 0) throw new Error('A migration is older than one already applied.');
  return unknown;
}
