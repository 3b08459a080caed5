import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { supplierGoods } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { GoodsRow } from '#src/domain/feeds/index.ts';
import type { DraftProfile } from '../import/import-schemas.ts';
import { why } from '../import/refusals.ts';
import { isThereAfter, type StagedFate } from '../import/staged-fate.ts';
import { type PartCategory, partCategories } from '../part-category.ts';
import { readParts } from '../part-rows.server.ts';

/** So many files in a row leave a part out before it is taken off the site: one may have been cut off. */
export const mostMissing = 3;

export type Presence = { sku: string; change: 'here' | 'missing' };
type StagedRow = { row: GoodsRow | null; fate: StagedFate };
type EndedRow = { row: GoodsRow; fate: StagedFate; category: PartCategory };

const perPage = 1_000;

/**
 * Compares a file that lists everything of a supplier with the earlier ones: with what it lists round by round, then
 * with what it has left out. Does nothing for other files.
 */
export function openPresence({ isComplete, name }: DraftProfile) {
  const isOn = isComplete && name !== '';
  return {
    /** Parts that no earlier file listed, or that the last one left out. */
    async take(ctx: Pick<Ctx, 'db'>, staged: readonly StagedRow[]): Promise<Presence[]> {
      if (!isOn) return [];
      const listed = staged.flatMap(({ row, fate }) =>
        row && isThereAfter(fate) ? [row.partNumber] : [],
      );
      const known = await findPresent(ctx, name, listed);
      return listed.filter((sku) => !known.has(sku)).map((sku) => ({ sku, change: 'here' }));
    },
    /** After the last row, page by page: what is missing, and the parts that end by it. */
    async *missing(
      ctx: Pick<Ctx, 'db'>,
      isListed: (sku: string) => boolean,
    ): AsyncGenerator<{ presence: Presence[]; ended: EndedRow[] }> {
      if (!isOn) return;
      for await (const page of pagesOf(ctx, name)) {
        const missing = page.filter(({ sku }) => !isListed(sku));
        if (missing.length === 0) continue;
        const over = missing.filter((one) => one.missing + 1 >= mostMissing).map(({ sku }) => sku);
        yield {
          presence: missing.map(({ sku }) => ({ sku, change: 'missing' })),
          ended: await endedRows(ctx, await withoutOthers(ctx, name, over)),
        };
      }
    },
  };
}

async function findPresent(
  { db }: Pick<Ctx, 'db'>,
  supplier: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: supplierGoods.sku })
    .from(supplierGoods)
    .where(
      and(
        eq(supplierGoods.supplier, supplier),
        eq(supplierGoods.missing, 0),
        inArray(supplierGoods.sku, [...skus]),
      ),
    );
  return new Set(rows.map(({ sku }) => sku));
}

async function* pagesOf({ db }: Pick<Ctx, 'db'>, supplier: string) {
  const { sku, missing } = supplierGoods;
  let last = '';
  for (;;) {
    const page = await db
      .select({ sku, missing })
      .from(supplierGoods)
      .where(and(eq(supplierGoods.supplier, supplier), gt(sku, last)))
      .orderBy(asc(sku))
      .limit(perPage);
    if (page.length > 0) yield page;
    if (page.length < perPage) return;
    last = page.at(-1)?.sku ?? '';
  }
}

/** Without those that another supplier still lists. */
async function withoutOthers(
  { db }: Pick<Ctx, 'db'>,
  supplier: string,
  skus: readonly string[],
): Promise<string[]> {
  if (skus.length === 0) return [];
  const { sku, missing } = supplierGoods;
  const rows = await db
    .select({ sku })
    .from(supplierGoods)
    .where(and(ne(supplierGoods.supplier, supplier), eq(missing, 0), inArray(sku, [...skus])));
  const elsewhere = new Set(rows.map((row) => row.sku));
  return skus.filter((one) => !elsewhere.has(one));
}

async function endedRows(ctx: Pick<Ctx, 'db'>, skus: readonly string[]): Promise<EndedRow[]> {
  const rows = await Promise.all(
    partCategories.map(async (category) => {
      const parts = await readParts(ctx, { category, skus });
      return parts
        .filter(({ status }) => status !== 'discontinued')
        .map(({ sku, status }) => ({ category, row: bareRow(sku), fate: endOf(status) }));
    }),
  );
  return rows.flat();
}

function endOf(status: string): StagedFate {
  return {
    fate: 'changed',
    before: { status },
    after: { status: 'discontinued' },
    told: why('import.left-out', { times: mostMissing }),
  };
}

/** The file has no row for it. */
function bareRow(partNumber: string): GoodsRow {
  return { partNumber, fields: {}, notes: [], problems: [] };
}
