import { sql } from 'drizzle-orm';
import { catalogLines, catalogVariants, catalogVehicles } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type Column, columnsOf, type GoodsKind } from './columns.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { FileError, type FileProblem } from './file-error.ts';
import type { GoodsTable } from './goods-table.server.ts';
import { goodsTables, type RowOf } from './goods-tables.server.ts';
import { importBatch, type RowFate, type WriteRows } from './import-batch.server.ts';
import { type CsvRow, readCsv } from './read-csv.server.ts';
import { readHeader } from './read-header.ts';
import { why } from './refusals.ts';

export type ImportInput = {
  bytes: AsyncIterable<Uint8Array>;
  /** Reports what would be done and does nothing. */
  dryRun: boolean;
  /** Called for every readable row, in the order of the file. */
  onRow?(fate: RowFate): void;
  /** Writes rows that are new or differ, under the lock. */
  write: WriteRows;
  /** Runs in the same transaction once everything is written. */
  finish(ctx: Ctx): Promise<void>;
};

export type ImportResult = {
  added: number;
  changed: number;
  unchanged: number;
  /** If there are any, nothing is written. */
  problems: FileProblem[];
  isWritten: boolean;
};

const nothing = { added: 0, changed: 0, unchanged: 0, isWritten: false };
const batchSize = 500;
const mostProblems = 100;

/**
 * Imports a CSV file: new rows are added and existing ones replaced; goods that the file does not mention stay. All
 * rows or none, in one transaction; memory does not grow with the file. Requires catalog.write.
 */
export async function importGoods<Kind extends GoodsKind>(
  ctx: Ctx,
  kind: Kind,
  input: ImportInput,
): Promise<ImportResult> {
  requireScope(ctx.actor, 'catalog.write');
  const result: ImportResult = { ...nothing, problems: [] };
  try {
    await ctx.db.transaction(async (tx) => {
      const run = { kind, table: goodsTables[kind], result, input };
      await readFile({ ...ctx, db: tx }, run);
      if (input.dryRun || result.problems.length > 0) throw new Undone();
      result.isWritten = true;
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { ...result, problems: result.problems.toSorted((one, other) => one.line - other.line) };
}

/** Thrown to roll back a transaction. */
class Undone extends Error {}

type Run<Kind extends GoodsKind> = {
  kind: Kind;
  table: GoodsTable<RowOf[Kind]>;
  result: ImportResult;
  input: ImportInput;
};

async function readFile<Kind extends GoodsKind>(ctx: Ctx, run: Run<Kind>): Promise<void> {
  const { result } = run;
  await lockGoods(ctx);
  try {
    await readRows(ctx, run);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    result.problems.push(error.problem);
  }
  if (result.problems.length === 0 && !run.input.dryRun) await run.input.finish(ctx);
}

async function readRows<Kind extends GoodsKind>(ctx: Ctx, run: Run<Kind>): Promise<void> {
  const { kind, table, result, input } = run;
  const rows = readCsv(decodeUtf8(input.bytes));
  const header = await rows.next();
  if (header.done) throw new FileError({ line: 1, ...why('goods.empty-file') });
  const columns: readonly Column[] = columnsOf[kind];
  const { positions, problems } = readHeader(columns, header.value);
  result.problems.push(...problems);
  if (problems.length > 0) return;
  const complete = await table.complete(ctx);
  for await (const batch of inBatches(rows)) {
    const isTrial = input.dryRun || result.problems.length > 0;
    const { write } = input;
    const how = { table, columns, positions, complete, isTrial, write };
    const done = await importBatch(ctx, { ...how, batch });
    for (const fate of done.fates) {
      result[fate.fate] += 1;
      input.onRow?.(fate);
    }
    result.problems.push(...done.problems);
    if (result.problems.length < mostProblems) continue;
    throw new FileError({ line: batch.at(-1)?.line ?? 1, ...why('goods.rest-unread') });
  }
}

/** Locks the goods; the names that the file has used so far are collected in a temporary table. */
async function lockGoods({ db }: Ctx): Promise<void> {
  await db.execute(
    sql`lock table ${catalogLines}, ${catalogVariants}, ${catalogVehicles} in share row exclusive mode`,
  );
  await db.execute(
    sql`create temporary table imported_names (name text primary key, line integer not null) on commit drop`,
  );
}

async function* inBatches(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
