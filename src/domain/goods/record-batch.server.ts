import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';
import type { PartCategory } from './part-category.ts';
import type { PartFields } from './part-patch.ts';

export type BatchKind = (typeof goodsBatches.$inferSelect)['kind'];

/** Null before: added; null after: removed. */
export type PartChange = { sku: string; before: PartFields | null; after: PartFields | null };

type Batch = {
  kind: BatchKind;
  category: PartCategory;
  changes: readonly PartChange[];
  detail?: Record<string, unknown>;
  undoes?: string;
};

const rowsPerInsert = 1_000;

/** Keeps what was changed, in the transaction in which it is changed. Returns the batch's id. */
export async function recordBatch(ctx: Ctx, batch: Batch): Promise<string> {
  const { kind, category, changes, detail = {}, undoes = null } = batch;
  const id = ctx.ids.uuid();
  await ctx.db.insert(goodsBatches).values({
    id,
    kind,
    category,
    detail,
    undoes,
    parts: changes.length,
    actorName: actorName(ctx.actor),
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
  for (let from = 0; from < changes.length; from += rowsPerInsert) {
    const rows = changes.slice(from, from + rowsPerInsert);
    await ctx.db.insert(goodsChanges).values(rows.map((row) => ({ ...row, batchId: id })));
  }
  const name = changes.length === 1 ? (changes[0]?.sku ?? '') : `${changes.length} ${category}`;
  await recordAudit(ctx, {
    action: `catalog.${kind}`,
    subject: { kind: category, id, name },
    detail,
  });
  return id;
}
