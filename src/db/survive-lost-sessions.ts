import type pg from 'pg';
import type { DbLogger } from './logger.ts';

/** A lost connection fails the queries on it. Without listeners it would also end the process. */
export function surviveLostSessions(pool: pg.Pool, logger: DbLogger) {
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ reason: error.message }, 'Database session lost'));
  });
  // The pool emits its idle clients' errors again.
  pool.on('error', () => {});
}
