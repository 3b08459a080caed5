import pg from 'pg';
import type { Database } from './database.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { createServerListener } from './listening.ts';
import type { DbLogger } from './logger.ts';
import { snapshotPostgres } from './snapshot-postgres.ts';
import { codeOf, DatabaseStartError, errorReason } from './start-error.ts';
import { surviveLostSessions } from './survive-lost-sessions.ts';

/** The oldest server version that the migrations are tested on. */
const OLDEST_MAJOR = 15;

export type PostgresOptions = {
  url: string;
  logger: DbLogger;
  /** Longest wait for the answer to a statement. */
  queryTimeoutMs?: number | undefined;
  /** For commands and backups, whose statements may take long. */
  isPatient?: boolean | undefined;
};

/** Connects to a PostgreSQL server. @throws {DatabaseStartError} */
export async function openPostgres(options: PostgresOptions): Promise<Omit<Database, 'db'>> {
  const pool = createPool(options);
  try {
    await requireVersion(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseStartError ? error : explain(error);
  }
  const listener = createServerListener(pool, options.logger);
  return {
    kind: 'postgres',
    pool,
    factChanges: null,
    patiently: (work) => onPatientPool(options, work),
    listen: listener.listen,
    dump: () => dumpPostgres(options.url),
    snapshot: () => snapshotPostgres(options.url),
    close() {
      listener.stop();
      return pool.end();
    },
  };
}

async function onPatientPool<Result>(
  options: PostgresOptions,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({ ...options, isPatient: true });
  return await work(pool).finally(() => pool.end());
}

function createPool({ url, logger, queryTimeoutMs = 35_000, isPatient = false }: PostgresOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // The embedded database ends a query after the same time.
    statement_timeout: isPatient ? 0 : 30_000,
    // A server that hangs does not end a query by itself.
    ...(!isPatient && { query_timeout: queryTimeoutMs }),
    keepAlive: true,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'ironwood',
    // Starting helpers, or compiling, takes longer than what a page asks for; the processors have other requests.
    ...(!isPatient && { options: '-c max_parallel_workers_per_gather=0 -c jit=off' }),
  });
  surviveLostSessions(pool, logger);
  return pool;
}

async function requireVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new DatabaseStartError(
    `The server at DATABASE_URL is PostgreSQL ${major}: upgrade it to ${OLDEST_MAJOR} or newer.`,
  );
}

function explain(error: unknown): DatabaseStartError {
  const code = codeOf(error);
  if (code?.startsWith('28')) {
    return new DatabaseStartError(
      `PostgreSQL refused the sign-in (${errorReason(error)}): correct user and password in DATABASE_URL.`,
    );
  }
  if (code === '3D000') {
    return new DatabaseStartError(
      `The server at DATABASE_URL has no such database (${errorReason(error)}): create it with createdb, or correct DATABASE_URL.`,
    );
  }
  return new DatabaseStartError(
    `Cannot reach PostgreSQL at DATABASE_URL (${errorReason(error)}): start the server, or correct DATABASE_URL.`,
  );
}
