import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';

/** The whole database as SQL text. Forgets the session's prepared statements. */
export async function dumpSql(engine: PGlite): Promise<string> {
  return withRestrictLines(async () => {
    const file = await pgDump({ pg: engine, args: ['--no-owner', '--no-privileges'] });
    return file.text();
  });
}

/**
 * pglite-tools 0.4.8 deletes each line of the dump that starts with `\restrict`, also inside a
 * customer's text, where it may take the closing quote with it. It offers no way around that, so
 * its one `replace` call is answered here. Only in the database thread, only during a dump.
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
