import type pg from 'pg';
import type { Around } from '#src/lib/around.ts';

/** A statement by what it does and to which table; never its text or its values. */
export type StatementName = { operation: string; table: string | null };

/** Runs a statement and may measure it. */
export type AroundStatement = Around<StatementName>;

const operations = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/;
const known = new Set([
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'notify'],
  ...['savepoint', 'release', 'set', 'listen', 'lock'],
]);
/** The first table that a statement names, as the query builder writes it. */
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)"?/i;

/** What a statement does: its first word, `other` for one that the site does not use, and the first table it names. */
export function nameStatement(text: string): StatementName {
  const operation = operations.exec(text)?.[1]?.toLowerCase() ?? '';
  return {
    operation: known.has(operation) ? operation : 'other',
    table: table.exec(text)?.[1]?.toLowerCase() ?? null,
  };
}

/** The pool for the query builder, whose statements run through `around`, also those of transactions. */
export function observedPool(pool: pg.Pool, around: AroundStatement): pg.Pool {
  const connect = async () => observe(await pool.connect(), around);
  return new Proxy(observe(pool, around), {
    get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)),
  });
}

type Asking = { query: pg.Pool['query'] };

function observe<Client extends Asking>(client: Client, around: AroundStatement): Client {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const query = (...given: unknown[]) =>
    around(nameStatement(textOf(given[0])), () => ask(...given));
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const { text } = (asked ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
