import { and, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportBatches, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { purgePictures } from '../pictures/import-pictures.server.ts';
import { undoDays } from '../undo-batch.server.ts';

/**
 * Deletes files and their rows once what they changed can no longer be undone. The changes themselves stay, except those
 * of nothing but stock: a feed makes thousands of them a day, and nobody asks for them after a month. Returns how many
 * files it deleted.
 */
export async function purgeImports(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  await dropAbandoned(ctx);
  await purgePictures(ctx);
  const oldest = new Date(ctx.clock.now().epochMilliseconds - undoDays * 24 * 3_600_000);
  const old = await ctx.db
    .select({ id: goodsImports.id, key: goodsImports.fileKey })
    .from(goodsImports)
    // One whose prices begin later than that is kept until they do, one that was applied later as long as that counts.
    .where(
      and(
        lt(goodsImports.createdAt, oldest),
        eq(goodsImports.waits, []),
        notExists(changedSince(ctx.db, oldest)),
      ),
    );
  if (old.length === 0) return 0;
  for (const { key } of old) await ctx.files.delete(key);
  const ids = old.map(({ id }) => id);
  await forgetStock(ctx, ids);
  await ctx.db.delete(goodsImports).where(inArray(goodsImports.id, ids));
  return old.length;
}

/** What a process that ended in the middle has written down, or a file of vehicles that nobody has applied. */
async function dropAbandoned({ db, clock }: Ctx): Promise<void> {
  const dayAgo = new Date(clock.now().epochMilliseconds - 24 * 3_600_000);
  await db
    .delete(goodsBatches)
    .where(and(eq(goodsBatches.isPending, true), lt(goodsBatches.createdAt, dayAgo)));
}

function changedSince(db: Ctx['db'], oldest: Date) {
  const { batchId, importId } = goodsImportBatches;
  return db
    .select({ id: goodsBatches.id })
    .from(goodsImportBatches)
    .innerJoin(goodsBatches, eq(goodsBatches.id, batchId))
    .where(and(eq(importId, goodsImports.id), gte(goodsBatches.createdAt, oldest)));
}

async function forgetStock({ db }: Ctx, importIds: readonly string[]): Promise<void> {
  const { batchId, importId } = goodsImportBatches;
  const made = db
    .select({ id: batchId })
    .from(goodsImportBatches)
    .where(inArray(importId, [...importIds]));
  const { before, after } = goodsChanges;
  const isStockOnly = sql`${before} - 'stock' = '{}' and ${after} - 'stock' = '{}'`;
  await db.delete(goodsChanges).where(and(inArray(goodsChanges.batchId, made), isStockOnly));
}
