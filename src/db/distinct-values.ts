import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

type Column = {
  table: PgTable;
  /** Text that an index begins with. */
  value: SQLWrapper;
  /** Of the index, if it is partial. */
  where?: SQLWrapper;
  atMost: number;
};

/**
 * The different values of a column but '', in order. Each is looked up in the index after the one before, so it takes
 * as long as there are values, however many rows there are.
 */
export async function distinctValues(
  db: Db,
  { table, value, where = sql`true`, atMost }: Column,
): Promise<string[]> {
  const after = (known: SQL) =>
    sql`(select ${value} from ${table} where ${where} and ${value} > ${known} order by ${value} limit 1)`;
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found (value) as (
      ${after(sql`''`)} union all select ${after(sql`found.value`)} from found where found.value is not null
    ) select value from found where value is not null limit ${atMost}`);
  return rows.map((row) => row.value);
}
