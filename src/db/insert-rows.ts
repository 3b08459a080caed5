import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * Adds rows as one JSON text: a statement with a parameter for each value of hundreds of rows takes the page's thread
 * as long as comparing them with the shop's goods does. For plain values only: a date is a string as the column keeps
 * it, and a column that a row does not name becomes null.
 */
export async function insertRows<Table extends PgTable>(
  db: Pick<Db, 'execute'>,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const renamed = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null])),
  );
  const kind = sql.identifier(getTableName(table));
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${kind}, ${toWellFormedJson(renamed)}::json)
  `);
}

/** JSON that the database takes: of half a character, which a cut may leave, it takes none. */
function toWellFormedJson(rows: readonly unknown[]): string {
  const json = JSON.stringify(rows);
  if (!/\\ud[89a-f]/.test(json)) return json;
  return JSON.stringify(rows, (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
