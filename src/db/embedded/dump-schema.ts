import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';

/** What of a schema: what rows need, or indexes, constraints and triggers, which are faster added when the rows are there. */
export type DumpSection = 'pre-data' | 'post-data';

/**
 * SQL text of one section of the schema. Drops the session's prepared statements. pglite-tools holds its whole output in one
 * string, so it is not asked for rows.
 */
export async function dumpSchema(engine: PGlite, section: DumpSection): Promise<string> {
  const args = [`--section=${section}`, '--no-owner', '--no-privileges'];
  const file = await pgDump({ pg: engine, args });
  return file.text();
}
