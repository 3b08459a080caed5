import pg from 'pg';
import type { Snapshot } from './database.ts';
import { dumpPostgres } from './dump-postgres.ts';

/**
 * A transaction that sees the database as it is now, and whose view `pg_dump` shares. Its connection is no part of the
 * pool, whose queries are ended after half a minute.
 */
export async function snapshotPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'ironwood backup',
  });
  // A lost connection fails the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return snapshotOf(client, { url, name: await exportSnapshot(client) });
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function exportSnapshot(client: pg.Client): Promise<string | undefined> {
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
  return rows[0]?.name;
}

function snapshotOf(
  client: pg.Client,
  { url, name }: { url: string; name: string | undefined },
): Snapshot {
  return {
    pausedMs: 0,
    query: async (sql) => (await client.query(sql)).rows,
    dump: () => dumpPostgres(url, name),
    close: () => client.end(),
  };
}
