import type pg from 'pg';
import type { Database } from './client.ts';
import { readStatements } from './read-statements.ts';
import { DatabaseStartError } from './start-error.ts';

/**
 * Runs a dump made by `Database.dump()` or by `pg_dump --inserts`, in one transaction: after a
 * failure the database is as empty as before. Migrations newer than the dump run at the next start.
 * @throws {DatabaseStartError} when the database is not empty
 */
export async function restoreDump(database: Database, dump: AsyncIterable<string>) {
  const client = await database.pool.connect();
  try {
    await requireEmpty(client);
    await client.query('begin');
    for await (const statements of readStatements(dump)) await client.query(statements);
    await client.query('commit');
  } finally {
    // A dump changes the session's settings, and an unfinished transaction must end.
    client.release(true);
  }
}

async function requireEmpty(client: pg.PoolClient) {
  const { rowCount } = await client.query(
    `select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  );
  if (rowCount === 0) return;
  throw new DatabaseStartError(
    'The database already holds tables: restore into an empty one (move the database folder away, or create a new database).',
  );
}
