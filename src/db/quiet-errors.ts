import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { hideValues } from '#src/lib/hide-values.ts';

type Run = (this: unknown, text: string, params: unknown[], query: () => unknown) => unknown;

let isQuiet = false;

/**
 * From now on errors of failed statements carry the statement without its values. Drizzle writes
 * them into the message, and an error is logged, rethrown and shown in more places than can be kept in mind.
 */
export function stripValuesFromErrors(): void {
  if (isQuiet) return;
  isQuiet = true;
  const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
  const run = queries.queryWithCache;
  queries.queryWithCache = async function (text, params, query) {
    try {
      return await run.call(this, text, params, query);
    } catch (error) {
      // A session that is gone was rolled back; told is what ended it, which Drizzle throws next.
      if (text === 'rollback') return { rows: [] };
      throw hideValues(error);
    }
  };
}
