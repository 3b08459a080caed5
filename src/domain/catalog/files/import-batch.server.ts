import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import type { Column } from './columns.ts';
import { cellsOf } from './export-goods.server.ts';
import { setAt, valueAt } from './field-paths.ts';
import type { FileProblem } from './file-error.ts';
import type { GoodsTable, RowFields } from './goods-table.server.ts';
import type { CsvRow } from './read-csv.server.ts';
import { readRow, schemaProblems } from './read-part.ts';
import { why } from './refusals.ts';

/** What happens to a row; `columns` are those that change. */
export type RowFate = {
  line: number;
  name: string;
  fate: 'added' | 'changed' | 'unchanged';
  columns: string[];
};

type Batch<Row> = {
  table: GoodsTable<Row>;
  columns: readonly Column[];
  positions: ReadonlyMap<Column, number>;
  complete: (fields: RowFields) => RowFields | null;
  batch: readonly CsvRow[];
  /** Nothing is written. */
  isTrial: boolean;
  write: WriteRows;
};

/** Adds rows and replaces those with the same name. */
export type WriteRows = (ctx: Ctx, rows: readonly { name: string; row: object }[]) => Promise<void>;

type Entry<Row> = { line: number; name: string; row: Row };

/** A few hundred rows are read, compared with the existing ones, and written. */
export async function importBatch<Row extends object>(
  ctx: Ctx,
  given: Batch<Row>,
): Promise<{ fates: RowFate[]; problems: FileProblem[] }> {
  const problems: FileProblem[] = [];
  const read = given.batch.flatMap((csv) => {
    const entry = readEntry(csv, { ...given, problems });
    return entry ? [entry] : [];
  });
  const entries = await withoutRepeats(ctx, { entries: read, problems });
  const there = await given.table.find(
    ctx,
    entries.map(({ name }) => name),
  );
  const leftOut = given.columns.filter((column) => !given.positions.has(column));
  const judged = entries.flatMap((entry) =>
    sortEntry(entry, { ...given, leftOut, there, problems }),
  );
  const news = judged.filter(({ fate }) => fate.fate !== 'unchanged');
  if (!given.isTrial && problems.length === 0 && news.length > 0) {
    await given.write(
      ctx,
      news.map(({ fate: { name }, row }) => ({ name, row })),
    );
  }
  return { fates: judged.map(({ fate }) => fate), problems };
}

type Problems = { problems: FileProblem[] };

function readEntry<Row>(
  csv: CsvRow,
  { table, positions, complete, problems }: Batch<Row> & Problems,
): Entry<Row> | null {
  const { line } = csv;
  const { fields, problems: ofCells } = readRow(positions, csv);
  if (ofCells.length > 0) {
    problems.push(...ofCells);
    return null;
  }
  const whole = complete(fields);
  if (!whole) {
    const wanted = String(fields.lineId);
    problems.push({ line, column: 'line', ...why('goods.no-line', { line: wanted }) });
    return null;
  }
  const parsed = table.schema.safeParse(whole);
  if (parsed.success) return { line, name: String(fields[table.key]), row: parsed.data };
  problems.push(...schemaProblems(parsed.error, { line, columns: positions.keys() }));
  return null;
}

/** Names are collected in the database, because a file can have any number of them. */
async function withoutRepeats<Row>(
  { db }: Ctx,
  { entries, problems }: { entries: Entry<Row>[] } & Problems,
): Promise<Entry<Row>[]> {
  if (entries.length === 0) return [];
  const values = entries.map(({ name, line }) => sql`(${name}, ${line}::int)`);
  await db.execute(
    sql`insert into imported_names values ${sql.join(values, sql`, `)} on conflict do nothing`,
  );
  const names = sql.join(
    entries.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: string; line: number }>(
    sql`select name, line from imported_names where name in (${names})`,
  );
  const firstLine = new Map(rows.map(({ name, line }) => [name, line]));
  return entries.filter(({ name, line }) => {
    const first = firstLine.get(name) ?? line;
    if (first !== line) problems.push({ line, ...why('goods.repeated', { name, first }) });
    return first === line;
  });
}

function sortEntry<Row extends object>(
  { line, name, row: given }: Entry<Row>,
  {
    columns,
    leftOut,
    there,
    problems,
  }: Batch<Row> & Problems & { leftOut: readonly Column[]; there: Map<string, Row | 'other'> },
): { fate: RowFate; row: Row }[] {
  const before = there.get(name);
  if (before === 'other') {
    problems.push({ line, ...why('goods.other-name', { name }) });
    return [];
  }
  const row = before ? keepUnlistedColumns(given, { before, leftOut }) : given;
  if (!before) return [{ fate: { line, name, fate: 'added', columns: [] }, row }];
  if (isDeepStrictEqual(before, row)) {
    return [{ fate: { line, name, fate: 'unchanged', columns: [] }, row }];
  }
  const [was, is] = [cellsOf(columns, before), cellsOf(columns, row)];
  const changed = columns.filter((_, at) => was[at] !== is[at]).map((column) => column.name);
  return [{ fate: { line, name, fate: 'changed', columns: changed }, row }];
}

/** Fields for which the file has no column keep their values. */
function keepUnlistedColumns<Row extends object>(
  row: Row,
  { before, leftOut }: { before: Row; leftOut: readonly Column[] },
): Row {
  if (leftOut.length === 0) return row;
  const fields: RowFields = Object.fromEntries(Object.entries(row));
  for (const { path } of leftOut) setAt(fields, { path, value: valueAt(before, path) });
  // The same fields, with the values that the schema accepted.
  return fields as Row;
}
