import type pg from 'pg';
import { isNoSpace } from '#src/lib/no-space.ts';
import type { Database } from './client.ts';
import { type DumpProof, readSealed } from './dump-seal.ts';
import { readStatements } from './read-statements.ts';
import { DatabaseStartError, errorReason } from './start-error.ts';

/**
 * Runs a dump made by `Database.dump()` or by `pg_dump --inserts`, in one transaction: after a
 * failure the database is as empty as before. Migrations newer than the dump run at the next start.
 * Returns whether a checksum has proven that the dump is whole.
 * @throws {DatabaseStartError} when the database is not empty, or the dump is cut off or damaged
 */
export async function restoreDump(
  database: Database,
  dump: AsyncIterable<string>,
): Promise<DumpProof> {
  const client = await database.pool.connect();
  try {
    await requireEmpty(client);
    return await restoreInto(client, dump);
  } finally {
    // A dump changes the session's settings, and an unfinished transaction must end.
    client.release(true);
  }
}

async function restoreInto(client: pg.PoolClient, dump: AsyncIterable<string>): Promise<DumpProof> {
  const { parts, proof } = readSealed(dump);
  await client.query('begin');
  try {
    for await (const statements of readStatements(parts)) await client.query(statements);
    const proven = proof();
    await client.query('commit');
    return proven;
  } catch (error) {
    throw explain(error);
  }
}

/** An error in the middle of a dump is mostly caused by the dump; the message says so, without a stack. */
function explain(error: unknown): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  if (isNoSpace(error)) {
    return new DatabaseStartError(
      'There is no space left on the disk: nothing was restored. Free about three times the size of the dump and restore it again.',
    );
  }
  // PostgreSQL quotes the text with the error, which may be a customer's.
  const reason = errorReason(error).replace(/ at or near [\s\S]*/, '');
  return new DatabaseStartError(
    `The dump is damaged or cut off (${reason}). Nothing was restored; use another copy of it, or an earlier dump.`,
  );
}

/** @throws {DatabaseStartError} when the database holds tables */
export async function requireEmpty(client: Pick<pg.ClientBase, 'query'>) {
  const { rowCount } = await client.query(
    `select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  );
  if (rowCount === 0) return;
  throw new DatabaseStartError(
    'The database already holds tables: restore into an empty one (name a new folder with DATA_DIR, or create a new database).',
  );
}
