import { and, eq, sql } from 'drizzle-orm';
import { goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { applyBatches, dropChanged } from '../apply-batch.server.ts';
import { refreshStatistics } from './apply-import.server.ts';
import { dropPending, prepareBatches } from './prepare-batches.server.ts';

type Later = { importId: string; day: string };

/**
 * Writes the rows of an applied import that count from this day, in one transaction. A part that somebody has changed
 * in the same fields since the check stays as it is. Nothing if it was called off; running twice does it once.
 * Requires catalog.write.
 */
export async function applyLater(ctx: Ctx, { importId, day }: Later): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const isWaiting = and(
    eq(goodsImports.id, importId),
    eq(goodsImports.state, 'applied'),
    sql`${goodsImports.waits} ? ${day}`,
  );
  const [row] = await ctx.db.select().from(goodsImports).where(isWaiting);
  if (!row) return;
  await dropPending(ctx, importId);
  const batches = await prepareBatches(ctx, row, eq(goodsImportRows.startsOn, day));
  for (const batch of batches) await dropChanged(ctx, batch);
  const isDone = await applyBatches(ctx, {
    batches,
    async meanwhile(inner) {
      const taken = await inner.db
        .update(goodsImports)
        .set({ waits: sql`${goodsImports.waits} - ${day}` })
        .where(isWaiting)
        .returning({ id: goodsImports.id });
      return taken.length > 0;
    },
  });
  await (isDone ? refreshStatistics(ctx) : dropPending(ctx, importId));
}
