import type { Readable } from 'node:stream';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Listening } from './listening.ts';

/** The typed query builder; a transaction is one too. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
export type Tx = PgTransaction<NodePgQueryResultHKT>;

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Plain `pg`. The embedded pool has ONE session: do not use another connection inside a transaction. */
  pool: pg.Pool;
  db: Db;
  /** Receives NOTIFY messages from transactions of any process, once they commit, until `close`. */
  listen(listening: Listening): Promise<void>;
  /** Dumps the whole database as SQL text with a checksum at its end. The stream fails if the dump does. */
  dump(): Promise<Readable>;
  /** Waits for the connections in use. */
  close(): Promise<void>;
};
