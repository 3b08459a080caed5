import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from './client.ts';
import type { DbLogger } from './logger.ts';

type ScratchOptions = {
  /** A PostgreSQL server, on which the user may be allowed to create databases. */
  url: string | undefined;
  /** For an embedded one; does not exist yet. */
  folder: string;
  logger: DbLogger;
};

/**
 * An empty database that is deleted when it is closed. On the server at `url` if this user may create one there,
 * else embedded. Call it only while nobody else has one for the same database: what a killed process left is deleted.
 */
export async function openScratch({ url, folder, logger }: ScratchOptions): Promise<Database> {
  const name = url && (await createOnServer(url));
  if (url && name) {
    const database = await openDatabase({ ...own(url, name), dataDir: '', logger });
    return closing(database, () => run(url, `drop database if exists ${name} with (force)`));
  }
  const dataDir = join(folder, 'database');
  const database = await openDatabase({ dataDir, logger, isPatient: true });
  return closing(database, () => rm(folder, { recursive: true, force: true }));
}

/** Returns its name, or null if this user may not create databases. */
async function createOnServer(url: string): Promise<string | null> {
  const name = `${await sweepScratches(url)}${randomUUID().slice(0, 8)}`;
  return (await run(url, `create database ${name} template template0`)) ? name : null;
}

/** Deletes the scratch databases of the database at `url`, and returns what their names begin with. */
async function sweepScratches(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Other shops on the server may be in the middle of a backup.
    const { rows: own } = await client.query<{ prefix: string }>(
      `select 'ironwood_scratch_' || oid || '_' as prefix from pg_database where datname = current_database()`,
    );
    const prefix = own[0]?.prefix ?? '';
    const { rows: left } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of left) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
    return prefix;
  } finally {
    await client.end();
  }
}

function own(url: string, name: string) {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return { url: target.href, isPatient: true };
}

function closing(database: Database, cleanUp: () => Promise<unknown>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await cleanUp();
    },
  };
}

/** PostgreSQL's code for a missing permission. */
const notAllowed = '42501';

/** Returns false if this user may not do that. */
async function run(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === notAllowed) return false;
    throw error;
  } finally {
    await client.end();
  }
}
