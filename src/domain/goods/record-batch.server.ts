import { eq } from 'drizzle-orm';
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
  undoes?: string;
};

const rowsPerInsert = 1_000;

/** Keeps what was changed, in the transaction in which it is changed. Returns the batch's id. */
export async function recordBatch(ctx: Ctx, { changes, ...batch }: Batch): Promise<string> {
  const open = await openBatch(ctx, batch);
  await open.add(changes);
  await open.close();
  return open.id;
}

/** A batch whose changes come one after another, so that a hundred thousand are never in memory together. */
export async function openBatch(ctx: Ctx, batch: Omit<Batch, 'changes'>) {
  const { kind, category, detail = {}, undoes = null } = batch;
  const id = ctx.ids.uuid();
  let parts = 0;
  let firstSku = '';
  await ctx.db.insert(goodsBatches).values({
    id,
    kind,
    category,
    detail,
    undoes,
    parts,
    actorName: actorName(ctx.actor),
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
  return {
    id,
    async add(changes: readonly PartChange[]): Promise<void> {
      for (let from = 0; from < changes.length; from += rowsPerInsert) {
        const rows = changes.slice(from, from + rowsPerInsert);
        await ctx.db.insert(goodsChanges).values(rows.map((row) => ({ ...row, batchId: id })));
      }
      if (parts === 0) firstSku = changes[0]?.sku ?? '';
      parts += changes.length;
    },
    async close(): Promise<void> {
      await ctx.db.update(goodsBatches).set({ parts }).where(eq(goodsBatches.id, id));
      const name = parts === 1 ? firstSku : `${parts} ${category}`;
      const subject = { kind: category, id, name };
      await recordAudit(ctx, { action: `catalog.${kind}`, subject, detail });
    },
  };
}
