import { and, eq, inArray, not, notExists, sql } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { liftKitsOf } from '../lift-heights.ts';
import { readLines } from '../read-rows.server.ts';
import { note } from './take-samples.server.ts';
import { findUsedParts, type UsedParts } from './used-parts.server.ts';

/**
 * Takes the samples away. Those that a build, a lead or the gallery refers to are kept, but no longer offered, so
 * that what was sent, shared or shown stays complete. Requires catalog.write.
 */
export async function removeSamples(ctx: Ctx): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const used = await findUsedParts(inner);
    await removeVariants(inner, used);
    await removeLines(inner, used);
    await note(inner, 'catalog.remove-samples');
  });
}

async function removeVariants({ db }: Ctx, { skus }: UsedParts): Promise<void> {
  const { isSample, sku } = catalogVariants;
  const isUsed = inArray(sku, skus);
  await db.delete(catalogVariants).where(and(eq(isSample, true), not(isUsed)));
  await db.update(catalogVariants).set({ status: 'discontinued' }).where(eq(isSample, true));
}

/** A line is kept for its variants, or because a lift kit of it is used. */
async function removeLines(ctx: Ctx, { skus, lineIds }: UsedParts): Promise<void> {
  const { id, isSample } = catalogLines;
  const kits = (await readLines(ctx, 'lift-kit')).flatMap(liftKitsOf);
  const ofKits = kits.filter(({ sku }) => skus.includes(sku)).map(({ lineId }) => lineId);
  const hasVariants = ctx.db
    .select({ one: sql`1` })
    .from(catalogVariants)
    .where(eq(catalogVariants.lineId, id));
  const isUsed = inArray(id, [...lineIds, ...ofKits]);
  await ctx.db
    .delete(catalogLines)
    .where(and(eq(isSample, true), not(isUsed), notExists(hasVariants)));
  await ctx.db.update(catalogLines).set({ status: 'discontinued' }).where(eq(isSample, true));
}
