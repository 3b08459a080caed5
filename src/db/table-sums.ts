import type { TableQuery } from './database.ts';

/** Of each table its number of rows and a checksum of them in any order, of each sequence where it stands. */
export type TableSums = Readonly<Record<string, string>>;

/** Reads every row of every table. The same on both engines, as text in one zone and one form. */
export async function sumTables(query: TableQuery): Promise<TableSums> {
  for (const setting of textForms) await query(`set ${setting}`);
  const sums: Record<string, string> = {};
  const tables = await query<{ name: string }>(listTables);
  for (const { name } of tables) {
    const [row] = await query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    );
    sums[name] = row?.sum ?? '';
  }
  const sequences = await query<{ name: string; at: string }>(listSequences);
  for (const { name, at } of sequences) sums[name] = at;
  return sums;
}

/** Settings with which a value is the same text on every server. */
export const textForms = [
  `timezone to 'UTC'`,
  `datestyle to 'ISO, MDY'`,
  `intervalstyle to 'postgres'`,
  'extra_float_digits to 1',
  `bytea_output to 'hex'`,
];

const ours = `nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_toast%'`;

/** Lists the shop's tables as `name`, quoted. */
export const listTables = `select format('%I.%I', nspname, relname) as name from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and ${ours} order by 1`;

/** Lists its sequences as `name`, quoted, with where they stand. */
export const listSequences = `select format('%I.%I', schemaname, sequencename) as name,
  coalesce(last_value::text, 'unused') as at from pg_sequences order by 1`;

/** Tables and sequences that differ, by name. */
export function differingTables(before: TableSums, after: TableSums): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

/** Rows of all tables together. */
export function countRows(sums: TableSums): number {
  const counts = Object.values(sums).map((sum) =>
    sum.includes(' ') ? Number.parseInt(sum, 10) : 0,
  );
  return counts.reduce((total, rows) => total + rows, 0);
}
