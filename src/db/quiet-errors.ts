import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { hideValues } from '#src/lib/hide-values.ts';

type Run = (this: unknown, text: string, params: unknown[], query: () => unknown) => unknown;

let isQuiet = false;

/**
 * Makes errors of failed statements carry the statement without its values. Drizzle puts them into the message, and
 * errors are logged, rethrown and shown in more places than can be checked.
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
      // A lost session was rolled back; report what ended it, which Drizzle throws next.
      if (text === 'rollback') return { rows: [] };
      throw hideValues(error);
    }
  };
}
