import { and, eq } from 'drizzle-orm';
import { insertRows } from '#src/db/insert-rows.ts';
import {
  goodsImportPictures,
  goodsImportPresence,
  goodsImportRows,
  goodsImportSupply,
  goodsImports,
} from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Presence } from '../complete/stage-presence.server.ts';
import type { PartCategory } from '../part-category.ts';
import type { NamedPart } from '../pictures/stage-pictures.server.ts';
import type { NamedSupply } from '../supply/open-supply.server.ts';
import { countFate } from './count-fate.ts';
import type { ImportCounts } from './import-schemas.ts';
import type { SourceRow } from './source-row.ts';
import type { StagedFate } from './staged-fate.ts';

export type Check = { importId: string; run: string };

export const isRun = ({ importId, run }: Check) =>
  and(eq(goodsImports.id, importId), eq(goodsImports.run, run));

export type StagedRow = Pick<SourceRow, 'line' | 'row'> & {
  fate: StagedFate;
  category: PartCategory;
};

/** Some rows of a file with what applying them does. `counts` and `hosts` are of the whole file so far. */
export type Round = {
  check: Check;
  staged: readonly StagedRow[];
  rowsRead: number;
  counts: ImportCounts;
  hosts: Record<string, number>;
  named?: readonly NamedPart[];
  presence?: readonly Presence[];
  supply?: readonly NamedSupply[];
};

/** So many numbers that the shop does not have are named, and of each so much: a file may say anything. */
const mostForeign = 20;
const numberLength = 80;
/** So many faults of a row are told. */
const mostFaults = 5;

/** Counts these rows and keeps them. False if the import has another run now. */
export async function keepRound(ctx: Ctx, round: Round): Promise<boolean> {
  const { check, staged, rowsRead, counts, hosts, named = [], presence = [] } = round;
  const { supply = [] } = round;
  for (const { fate, row } of staged) {
    countFate(counts, fate);
    if (fate.fate === 'foreign' && row && counts.foreignNumbers.length < mostForeign) {
      counts.foreignNumbers = [...counts.foreignNumbers, row.partNumber.slice(0, numberLength)];
    }
    counts.sentOn = laterDay(counts.sentOn, row?.fields.sentOn ?? null);
  }
  counts.pictures += named.length;
  const { importId } = check;
  const withImport = <Row extends object>(row: Row) => ({ ...row, importId });
  const kept = staged.flatMap((one) => rowOf(importId, one));
  return ctx.db.transaction(async (tx) => {
    const found = await tx
      .update(goodsImports)
      .set({ rowsRead, counts, pictureHosts: hosts })
      .where(isRun(check))
      .returning({ id: goodsImports.id });
    if (found.length === 0) return false;
    await insertRows(tx, goodsImportRows, kept);
    await insertRows(tx, goodsImportPictures, named.map(withImport));
    await insertRows(tx, goodsImportPresence, presence.map(withImport));
    await insertRows(tx, goodsImportSupply, supply.map(withImport));
    return true;
  });
}

/** Days are strings that sort. */
function laterDay(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** What is kept of a row; nothing of one that changes nothing. */
function rowOf(
  importId: string,
  { line, row, fate, category }: StagedRow,
): (typeof goodsImportRows.$inferInsert)[] {
  if (fate.fate === 'unchanged' || fate.fate === 'foreign') return [];
  const base = { importId, line, sku: row?.partNumber ?? '', category, fate: fate.fate };
  if (fate.fate === 'refused') {
    const faults = [fate, ...(fate.more ?? [])].slice(0, mostFaults);
    const [first, ...more] = faults.map(({ told, column }) => ({
      ...told,
      column,
    }));
    return [{ ...base, told: { ...first, more } }];
  }
  if (fate.fate === 'suggested') return [{ ...base, after: { sku: fate.sku, by: fate.by } }];
  const before = fate.fate === 'added' ? null : fate.before;
  const startsOn = 'startsOn' in fate ? fate.startsOn : null;
  const told = 'told' in fate && fate.told ? { ...fate.told, column: null } : null;
  const held = 'held' in fate ? fate.held : null;
  return [{ ...base, before, after: fate.after, held, startsOn, told }];
}
