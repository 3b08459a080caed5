import { and, eq } from 'drizzle-orm';
import { goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import { readLines } from '#src/domain/catalog/index.server.ts';
import { FileError, type TireLine, type WheelLine } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { FeedTable, TableRow } from '#src/domain/feeds/index.server.ts';
import { type GoodsRow, goodsRowReader } from '#src/domain/feeds/index.ts';
import type { PartCategory } from '../part-category.ts';
import { readParts } from '../part-rows.server.ts';
import type { StockPart } from '../stock-part.ts';
import { countFate } from './count-fate.ts';
import { findImportLine, type ImportLines } from './import-lines.ts';
import {
  type DraftProfile,
  draftProfileSchema,
  type ImportCounts,
  noCounts,
  tableChoiceSchema,
} from './import-schemas.ts';
import { why } from './refusals.ts';
import { categoryOf, stageRow } from './stage-row.ts';
import { refused, type StagedFate } from './staged-fate.ts';
import { openStored, todayOf } from './start-import.server.ts';

const rowsPerRound = 500;

type Check = { importId: string; run: string };

/**
 * Reads the file once and keeps for each row what applying it would do, in short transactions: the site goes on, and
 * a check that is killed is simply done again. Stops if the mapping has changed since it was queued.
 */
export async function checkImport(ctx: Ctx, check: Check): Promise<void> {
  const [row] = await ctx.db.select().from(goodsImports).where(isRun(check));
  if (row?.state !== 'checking') return;
  await ctx.db.delete(goodsImportRows).where(eq(goodsImportRows.importId, check.importId));
  const profile = draftProfileSchema.parse(row.profile);
  try {
    if (!profile.columns.some(({ field }) => field === 'partNumber')) {
      throw new DomainError('invalid', why('import.no-number-column'));
    }
    const file = { key: row.fileKey, size: row.bytes };
    const table = await openStored(ctx, file, tableChoiceSchema.parse(row.choice));
    const counts = await stageTable(ctx, { check, table, profile, lineId: row.lineId });
    if (counts) await finish(ctx, check, { state: 'checked', counts });
  } catch (error) {
    const told = toldOf(error);
    if (!told) throw error;
    await finish(ctx, check, { state: 'failed', problem: told });
  }
}

function toldOf(error: unknown) {
  if (error instanceof DomainError) return error.told;
  return error instanceof FileError ? error.problem : null;
}

const isRun = ({ importId, run }: Check) =>
  and(eq(goodsImports.id, importId), eq(goodsImports.run, run));

type Finished = Partial<Pick<typeof goodsImports.$inferInsert, 'state' | 'counts' | 'problem'>>;

async function finish({ db, clock }: Ctx, check: Check, result: Finished): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  await db
    .update(goodsImports)
    .set({ problem: null, ...result, updatedAt })
    .where(isRun(check));
}

type Staging = { check: Check; table: FeedTable; profile: DraftProfile; lineId: string | null };

/** Null if another mapping has taken over. */
async function stageTable(
  ctx: Ctx,
  { check, table, profile, lineId }: Staging,
): Promise<ImportCounts | null> {
  const { today } = await todayOf(ctx);
  const read = goodsRowReader(profile, table.header.names, { today });
  const lines = await linesFor(ctx, { profile, lineId });
  const seen = new Map<string, number>();
  const counts = { ...noCounts };
  let rowsRead = 0;
  for await (const batch of inRounds(table.rows())) {
    const rows = batch.map((row) => ({ line: row.line, ...readRow(row, read) }));
    const known = await findParts(ctx, { profile, rows });
    const staged = rows.map((row) => {
      const fate = fateOf(row, { seen, known, lines, profile, today });
      countFate(counts, fate);
      const category = known.get(row.row?.partNumber ?? '')?.category ?? categoryOf(profile);
      return { ...row, fate, category: category ?? 'wheels' };
    });
    rowsRead += batch.length;
    if (!(await keepRound(ctx, { check, staged, rowsRead, counts }))) return null;
  }
  return counts;
}

type ReadRow = { row: GoodsRow | null; fate: StagedFate | null };
type Row = ReadRow & { line: number };

/** A row that was split wrongly is refused as it is. */
function readRow({ cells, problem }: TableRow, read: (cells: string[]) => GoodsRow): ReadRow {
  if (!problem) return { row: read(cells), fate: null };
  const { line: _, column = null, ...told } = problem;
  return { row: null, fate: { fate: 'refused', told: asRefusal(told), column } };
}

function asRefusal(
  told: { reason: string; values: Record<string, string | number> } | { text: string },
) {
  return 'reason' in told ? told : { reason: 'input.wrong', values: {} };
}

type Known = ReadonlyMap<string, { category: PartCategory; part: StockPart }>;

async function findParts(
  ctx: Ctx,
  { profile, rows }: { profile: DraftProfile; rows: readonly Row[] },
): Promise<Known> {
  const skus = rows.flatMap(({ row }) => (row && row.partNumber !== '' ? [row.partNumber] : []));
  const own = categoryOf(profile);
  const known = new Map<string, { category: PartCategory; part: StockPart }>();
  for (const category of own === 'tires'
    ? (['tires', 'wheels'] as const)
    : (['wheels', 'tires'] as const)) {
    for (const part of await readParts(ctx, { category, skus })) {
      known.set(part.sku, { category, part });
    }
  }
  return known;
}

type FateInput = {
  seen: Map<string, number>;
  known: Known;
  lines: ImportLines;
  profile: DraftProfile;
  today: string;
};

function fateOf({ line, row, fate }: Row, input: FateInput): StagedFate {
  if (!row) return fate ?? { fate: 'unchanged' };
  const { seen, known, lines, profile, today } = input;
  const number = row.partNumber;
  const first = seen.get(number);
  if (number !== '' && first !== undefined) {
    return refused(why('import.twice', { number, line: first }));
  }
  seen.set(number, line);
  const part = known.get(number) ?? null;
  return stageRow({ row, profile, part, today, ...findImportLine(lines, row.fields) });
}

async function linesFor(
  ctx: Ctx,
  { profile, lineId }: { profile: DraftProfile; lineId: string | null },
): Promise<ImportLines> {
  const category = categoryOf(profile);
  if (!category) return { all: [], chosen: null, lugs: new Map() };
  const all: (WheelLine | TireLine)[] =
    category === 'wheels' ? await readLines(ctx, 'wheel') : await readLines(ctx, 'tire');
  const lugs = category === 'wheels' ? await readLugs(ctx) : new Map<string, string>();
  return { all, chosen: all.find((line) => line.lineId === lineId) ?? null, lugs };
}

/** The lug seat of each line's wheels. */
async function readLugs({ db }: Ctx): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ line: string; lug: string }>(
    `select line_id as line, min(record ->> 'lug') as lug from catalog_variants where kind = 'wheel' group by line_id`,
  );
  return new Map(rows.map(({ line, lug }) => [line, lug]));
}

type Round = {
  check: Check;
  staged: readonly (Row & { fate: StagedFate; category: PartCategory })[];
  rowsRead: number;
  counts: ImportCounts;
};

/** False if the import has another run now. */
async function keepRound(ctx: Ctx, { check, staged, rowsRead, counts }: Round): Promise<boolean> {
  const kept = staged.flatMap((one) => rowOf(check.importId, one));
  return ctx.db.transaction(async (tx) => {
    const found = await tx
      .update(goodsImports)
      .set({ rowsRead, counts })
      .where(isRun(check))
      .returning({ id: goodsImports.id });
    if (found.length === 0) return false;
    if (kept.length > 0) await tx.insert(goodsImportRows).values(kept);
    return true;
  });
}

/** What is kept of a row; nothing of one that changes nothing. */
function rowOf(
  importId: string,
  { line, row, fate, category }: Round['staged'][number],
): (typeof goodsImportRows.$inferInsert)[] {
  if (fate.fate === 'unchanged' || fate.fate === 'foreign') return [];
  const base = { importId, line, sku: row?.partNumber ?? '', category, fate: fate.fate };
  if (fate.fate === 'refused') return [{ ...base, told: { ...fate.told, column: fate.column } }];
  const before = fate.fate === 'changed' ? fate.before : null;
  return [{ ...base, before, after: fate.after }];
}

async function* inRounds(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let round: TableRow[] = [];
  for await (const row of rows) {
    round.push(row);
    if (round.length < rowsPerRound) continue;
    yield round;
    round = [];
  }
  if (round.length > 0) yield round;
}
