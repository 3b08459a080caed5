import { eq } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { toLineRow, toVariantRow } from '../to-rows.ts';
import { readSampleFile } from './read-sample-file.server.ts';

/**
 * Puts the fictional goods on the shelves, marked as samples; those that were kept as discontinued are offered again.
 * Goods of the shop with the same number stay as they are. Requires catalog.write.
 */
export async function takeSamples(ctx: Ctx): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const file = await readSampleFile();
  const lines = [
    ...file.liftLines.map((line) => toLineRow('lift-kit', line)),
    ...file.wheelLines.map((line) => toLineRow('wheel', line)),
    ...file.tireLines.map((line) => toLineRow('tire', line)),
  ].map((row) => ({ ...row, isSample: true }));
  const parts = [
    ...file.wheels.map((wheel) => toVariantRow('wheel', wheel)),
    ...file.tires.map((tire) => toVariantRow('tire', tire)),
  ].map((row) => ({ ...row, isSample: true }));
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(catalogLines)
      .values(lines)
      .onConflictDoUpdate({
        target: catalogLines.id,
        set: { status: 'active' },
        setWhere: eq(catalogLines.isSample, true),
      });
    await tx
      .insert(catalogVariants)
      .values(parts)
      .onConflictDoUpdate({
        target: catalogVariants.sku,
        set: { status: 'active' },
        setWhere: eq(catalogVariants.isSample, true),
      });
    await note({ ...ctx, db: tx }, 'catalog.take-samples');
  });
}

/** A line in the history about all samples. */
export function note(
  ctx: Ctx,
  action: 'catalog.take-samples' | 'catalog.remove-samples',
): Promise<void> {
  return recordAudit(ctx, { action, subject: { kind: 'goods', id: 0, name: '' } });
}
