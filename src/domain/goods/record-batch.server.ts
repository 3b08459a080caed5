import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';
import type { GoodsCategory } from './goods-category.ts';
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
  const firstSku = changes[0]?.sku ?? '';
  const id = await openBatch(ctx, { ...batch, parts: changes.length, firstSku });
  for (let from = 0; from < changes.length; from += rowsPerInsert) {
    const rows = changes.slice(from, from + rowsPerInsert);
    await ctx.db.insert(goodsChanges).values(rows.map((row) => ({ ...row, batchId: id })));
  }
  return id;
}

type Counted = Omit<Batch, 'changes'> & { parts: number; firstSku: string };

/** A batch whose changes are written by whoever opens it, in the same transaction. Returns its id. */
export async function openBatch(
  ctx: Ctx,
  { kind, category, detail = {}, undoes = null, parts, firstSku }: Counted,
): Promise<string> {
  const id = ctx.ids.uuid();
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  const actor = actorName(ctx.actor);
  await ctx.db
    .insert(goodsBatches)
    .values({ id, kind, category, detail, undoes, parts, actorName: actor, createdAt });
  const name = parts === 1 ? firstSku : `${parts} ${category}`;
  await recordAudit(ctx, {
    action: `catalog.${kind}`,
    subject: { kind: category, id, name },
    detail,
  });
  return id;
}
