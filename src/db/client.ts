import type { Readable } from 'node:stream';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { sealDump } from './dump-seal.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import type { Listening } from './listening.ts';
import { openPostgres } from './open-postgres.ts';
import { keepValuesOutOfErrors } from './quiet-errors.ts';

export { DatabaseStartError } from './start-error.ts';

/** The typed query builder; a transaction is one too. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
export type Tx = PgTransaction<NodePgQueryResultHKT>;

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Plain `pg`. The embedded pool has ONE session: use no other connection inside a transaction. */
  pool: pg.Pool;
  db: Db;
  /** Hears what transactions of any process tell by NOTIFY, once they commit, until `close`. */
  listen(listening: Listening): Promise<void>;
  /** The whole database as SQL text with a checksum at its end. The stream fails when the dump does. */
  dump(): Promise<Readable>;
  /** Waits for the connections in use. */
  close(): Promise<void>;
};

export type DatabaseOptions = EmbeddedOptions & {
  /** A PostgreSQL server; without it the database is embedded, in `dataDir`. */
  url?: string;
};

/** Opens the database without migrating it. @throws {DatabaseStartError} saying what to do */
export async function openDatabase({ url, ...embedded }: DatabaseOptions): Promise<Database> {
  keepValuesOutOfErrors();
  const database = url
    ? await openPostgres({ url, logger: embedded.logger })
    : await openEmbedded(embedded);
  return {
    ...database,
    db: drizzle({ client: database.pool }),
    dump: async () => sealDump(await database.dump()),
  };
}
