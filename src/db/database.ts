import type { Readable } from 'node:stream';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Listening } from './listening.ts';

/** The typed query builder; a transaction is one too. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
export type Tx = PgTransaction<NodePgQueryResultHKT>;

/** The database as it was at one moment. */
export type Snapshot = {
  query: TableQuery;
  /** Like that of the database. */
  dump(): Promise<Readable>;
  /** How long nobody else was answered while it was taken, in ms. */
  pausedMs: number;
  close(): Promise<void>;
};

export type TableQuery = <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>;

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Plain `pg`. The embedded pool has ONE session: do not use another connection inside a transaction. */
  pool: pg.Pool;
  db: Db;
  /**
   * How often versions of facts have changed. Rises before whoever wrote hears that it is done, so that the versions read
   * at the same count are still true. Only where nobody else can write: null on a server.
   */
  factChanges: (() => number) | null;
  /**
   * Does work whose statements may each take half an hour, such as a migration that fills a column of a million rows,
   * before anybody is served. The pool is for this work alone, or the only one.
   */
  patiently<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result>;
  /** Receives NOTIFY messages from transactions of any process, once they commit, until `close`. */
  listen(listening: Listening): Promise<void>;
  /** Dumps the whole database as SQL text with a checksum at its end. The stream fails if the dump does. */
  dump(): Promise<Readable>;
  /**
   * Holds the whole database as it is at one moment, while everybody goes on. `folder` is for working files, does not
   * exist yet and is deleted by `close`; a server needs none.
   */
  snapshot(folder: string): Promise<Snapshot>;
  /** Waits for the connections in use. */
  close(): Promise<void>;
};
