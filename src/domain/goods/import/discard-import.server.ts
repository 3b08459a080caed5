import { and, eq, inArray } from 'drizzle-orm';
import { goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findImport } from './find-import.server.ts';
import { why } from './refusals.ts';

/**
 * Sets a file aside that nobody has applied: its rows go, the file stays as long as the others. A check that is under
 * way stops. Requires catalog.write. @throws {DomainError} not-found; conflict once it is applied
 */
export async function discardImport(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.transaction(async (tx) => {
    await findImport({ db: tx }, id);
    const { id: column, state } = goodsImports;
    const discarded = await tx
      .update(goodsImports)
      .set({ state: 'discarded', run: ctx.ids.uuid(), problem: null, updatedAt })
      .where(and(eq(column, id), inArray(state, ['checking', 'checked', 'failed'])))
      .returning({ id: column });
    if (discarded.length === 0) throw new DomainError('conflict', why('import.not-checked'));
    await tx.delete(goodsImportRows).where(eq(goodsImportRows.importId, id));
  });
}
