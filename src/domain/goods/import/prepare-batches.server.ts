import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import {
  goodsImportBatches,
  goodsImportRows,
  type goodsImports,
} from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changesPerLook, type PartBatch } from '../apply-batch.server.ts';
import { partCategories } from '../part-category.ts';
import { openBatch } from '../record-batch.server.ts';

/** What an earlier try left behind. */
export async function dropPending({ db }: Ctx, importId: string): Promise<void> {
  const made = db
    .select({ id: goodsImportBatches.batchId })
    .from(goodsImportBatches)
    .where(eq(goodsImportBatches.importId, importId));
  await db
    .delete(goodsBatches)
    .where(and(inArray(goodsBatches.id, made), eq(goodsBatches.isPending, true)));
}

type Row = typeof goodsImports.$inferSelect;

/** The staged rows as changes of pending batches, one for each category, in short statements. */
export async function prepareBatches(
  ctx: Ctx,
  { id: importId, fileName }: Row,
  isDue: SQL | undefined,
): Promise<PartBatch[]> {
  const batches: PartBatch[] = [];
  for (const category of partCategories) {
    const isApplied = and(
      eq(goodsImportRows.importId, importId),
      eq(goodsImportRows.category, category),
      inArray(goodsImportRows.fate, ['added', 'changed']),
      isDue,
    );
    const [any] = await ctx.db
      .select({ line: goodsImportRows.line })
      .from(goodsImportRows)
      .where(isApplied)
      .limit(1);
    if (!any) continue;
    const batch = { kind: 'import', category, detail: { fileName } } as const;
    const batchId = await openBatch(ctx, batch);
    await ctx.db.insert(goodsImportBatches).values({ importId, batchId });
    await copyRows(ctx, { batchId, isApplied });
    batches.push({ batchId, category });
  }
  return batches;
}

async function copyRows(
  { db }: Ctx,
  { batchId, isApplied }: { batchId: string; isApplied: SQL | undefined },
): Promise<void> {
  const { line, sku, before, after } = goodsImportRows;
  let last = 0;
  for (;;) {
    const from = and(isApplied, gt(line, last));
    const [end] = await db
      .select({ line })
      .from(goodsImportRows)
      .where(from)
      .orderBy(asc(line))
      .offset(changesPerLook - 1)
      .limit(1);
    const rows = db
      .select({ batchId: sql`${batchId}::uuid`.as('batch_id'), sku, before, after })
      .from(goodsImportRows)
      .where(end ? and(from, lte(line, end.line)) : from);
    await db.insert(goodsChanges).select(rows);
    if (!end) return;
    last = end.line;
  }
}
