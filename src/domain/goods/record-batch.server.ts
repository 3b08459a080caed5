import { and, count, eq, min } from 'drizzle-orm';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { bumpContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';
import type { GoodsCategory } from './goods-category.ts';
import { followOwnFields } from './own-fields.server.ts';
import type { PartFields } from './part-patch.ts';

export type BatchKind = (typeof goodsBatches.$inferSelect)['kind'];

/** Of a part by its number, or of a line by its id. Null before: added; null after: removed. */
export type PartChange = { sku: string; before: PartFields | null; after: PartFields | null };

type Batch = {
  kind: BatchKind;
  category: GoodsCategory;
  changes: readonly PartChange[];
  detail?: Record<string, unknown>;
  undoes?: string | null;
};

const rowsPerInsert = 1_000;

/** Keeps what was changed, in the transaction in which it is changed. Returns the batch's id. */
export async function recordBatch(ctx: Ctx, { changes, ...batch }: Batch): Promise<string> {
  const id = await openBatch(ctx, batch);
  for (let from = 0; from < changes.length; from += rowsPerInsert) {
    const rows = changes.slice(from, from + rowsPerInsert);
    await ctx.db.insert(goodsChanges).values(rows.map((row) => ({ ...row, batchId: id })));
  }
  await closeBatch(ctx, id);
  return id;
}

/** A batch that nobody sees until it is closed. Returns its id. */
export async function openBatch(
  ctx: Ctx,
  { kind, category, detail = {}, undoes = null }: Omit<Batch, 'changes'>,
): Promise<string> {
  const id = ctx.ids.uuid();
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  const made = { id, kind, category, detail, undoes, actorName: actorName(ctx.actor), createdAt };
  await ctx.db.insert(goodsBatches).values({ ...made, parts: 0, isPending: true });
  return id;
}

/** Forgets a batch that was opened and will not be done. */
export async function dropBatch({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> {
  await db
    .delete(goodsBatches)
    .where(and(eq(goodsBatches.id, id), eq(goodsBatches.isPending, true)));
}

/**
 * Counts the changes of a batch and lets everybody see it, in the transaction in which they are done. Kept pages of every
 * process are made anew, as after a publication: they show prices.
 */
export async function closeBatch(ctx: Ctx, id: string): Promise<{ parts: number }> {
  const isOf = eq(goodsChanges.batchId, id);
  const [found] = await ctx.db
    .select({ parts: count(), firstSku: min(goodsChanges.sku) })
    .from(goodsChanges)
    .where(isOf);
  const parts = found?.parts ?? 0;
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  const [batch] = await ctx.db
    .update(goodsBatches)
    .set({ parts, createdAt, isPending: false })
    .where(eq(goodsBatches.id, id))
    .returning();
  if (!batch) throw new Error(`There is no batch ${id}.`);
  const { kind, category, detail } = batch;
  await followOwnFields(ctx, batch);
  const name = parts === 1 ? (found?.firstSku ?? '') : `${parts} ${category}`;
  await recordAudit(ctx, {
    action: `catalog.${kind}`,
    subject: { kind: category, id, name },
    detail: detail as Record<string, unknown>,
  });
  await bumpContentVersion(ctx);
  return { parts };
}
