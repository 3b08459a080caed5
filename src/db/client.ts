import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';
import { sealDump } from './dump-seal.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { rememberFactChanges } from './fact-changes.ts';
import { type AroundStatement, observedPool } from './observed-pool.ts';
import { openPostgres } from './open-postgres.ts';
import { stripValuesFromErrors } from './quiet-errors.ts';

export type { Database, Db, Snapshot, TableQuery, Tx } from './database.ts';
export { DatabaseInUseError, DatabaseStartError } from './start-error.ts';

export type DatabaseOptions = EmbeddedOptions & {
  /** URL of a PostgreSQL server; without it the database is embedded, in `dataDir`. */
  url?: string;
  /** Every statement of the query builder runs through it. */
  around?: AroundStatement | undefined;
};

/** Opens the database without migrating it. @throws {DatabaseStartError} with advice */
export async function openDatabase({
  url,
  around,
  ...embedded
}: DatabaseOptions): Promise<Database> {
  stripValuesFromErrors();
  const database = url ? await openPostgres({ url, ...embedded }) : await openEmbedded(embedded);
  return withQueries(database, around);
}

/** The database with typed queries, and dumps that end with a checksum. */
export function withQueries(database: Omit<Database, 'db'>, around?: AroundStatement): Database {
  const { pool, factChanges } = database;
  const db = drizzle({ client: around ? observedPool(pool, around) : pool });
  if (factChanges) rememberFactChanges(db, factChanges);
  return {
    ...database,
    db,
    dump: async () => sealDump(await database.dump()),
    async snapshot(folder) {
      const snapshot = await database.snapshot(folder);
      return { ...snapshot, dump: async () => sealDump(await snapshot.dump()) };
    },
  };
}
