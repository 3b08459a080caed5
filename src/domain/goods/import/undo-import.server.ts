import { eq } from 'drizzle-orm';
import { goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { keptOnUndo } from '../kept-on-undo.server.ts';
import { dropPictures } from '../pictures/import-pictures.server.ts';
import { undoSupply } from '../supply/undo-supply.server.ts';
import { requireUndoable, undoBatch } from '../undo-batch.server.ts';
import { getImport } from './get-import.server.ts';
import { cancelLater } from './queue-later.server.ts';
import { why } from './refusals.ts';

/**
 * Undoes everything that a file changed and that was not undone yet, its supplier's stock included; rows that wait for
 * their day are not applied any more. Returns how many parts are as they were, and how many somebody has changed since. Requires catalog.write.
 * @throws {DomainError} not-found; conflict if nothing of it is applied or waits, or it is too long ago
 */
export async function undoImport(ctx: Ctx, id: string): Promise<{ undone: number; kept: number }> {
  requireScope(ctx.actor, 'catalog.write');
  const { batchIds, canUndo } = await getImport(ctx, id);
  if (!canUndo) throw new DomainError('conflict', why('import.not-applied'));
  for (const batchId of batchIds) await requireUndoable(ctx, batchId);
  // First, so that a file which changed nothing else is not taken for applied if the process ends in between.
  const undoneAt = new Date(ctx.clock.now().epochMilliseconds);
  const isThis = eq(goodsImports.id, id);
  await ctx.db.update(goodsImports).set({ undoneAt }).where(isThis);
  await cancelLater(ctx, id);
  await dropPictures(ctx, id);
  await undoSupply(ctx, id);
  const all = { undone: 0, kept: 0 };
  const skus: string[] = [];
  for (const batchId of batchIds) {
    const { undone, kept } = await undoBatch(ctx, { batchId });
    all.undone += undone;
    all.kept += kept;
    if (kept > 0) skus.push(...(await keptOnUndo(ctx, batchId)).skus);
  }
  await ctx.db
    .update(goodsImports)
    .set({ kept: { parts: all.kept, skus } })
    .where(isThis);
  return all;
}
