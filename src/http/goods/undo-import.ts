import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getImport, undoBatch } from '#src/domain/goods/index.server.ts';
import { why } from '#src/http/refusals.ts';

/**
 * Undoes everything that a file changed and that was not undone yet: a batch for each category. Returns how many parts
 * are as they were, and how many somebody has changed since. @throws {DomainError} conflict if nothing of it is applied
 */
export async function undoImport(ctx: Ctx, id: string): Promise<{ undone: number; kept: number }> {
  const { batchIds } = await getImport(ctx, id);
  if (batchIds.length === 0) throw new DomainError('conflict', why('goods.not-applied'));
  const all = { undone: 0, kept: 0 };
  for (const batchId of batchIds) {
    const { undone, kept } = await undoBatch(ctx, { batchId });
    all.undone += undone;
    all.kept += kept;
  }
  return all;
}
