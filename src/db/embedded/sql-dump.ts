import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';

/** Dumps the whole database as SQL text. Drops the session's prepared statements. */
export async function dumpSql(engine: PGlite): Promise<string> {
  return withRestrictLines(async () => {
    const file = await pgDump({ pg: engine, args: ['--no-owner', '--no-privileges'] });
    return file.text();
  });
}

/**
 * pglite-tools 0.4.8 deletes every line of the dump that starts with `\restrict`, even inside a customer's text,
 * where it can remove the closing quote. It offers no way around that, so its only `replace` call is intercepted
 * here: only in the database thread, only during a dump.
 */
async function withRestrictLines<T>(work: () => Promise<T>): Promise<T> {
  const original = RegExp.prototype[Symbol.replace];
  RegExp.prototype[Symbol.replace] = function replace(text: string, replacement: unknown) {
    if (this.source.includes('restrict\\b')) return text;
    return Reflect.apply(original, this, [text, replacement]);
  };
  try {
    return await work();
  } finally {
    RegExp.prototype[Symbol.replace] = original;
  }
}
