import { inArray } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { findUsedParts } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PartCategory } from './part-category.ts';
import { writeParts } from './part-rows.server.ts';
import type { PartChange } from './record-batch.server.ts';
import type { StockPart } from './stock-part.ts';

/**
 * Deletes the parts that no build, lead or finished truck refers to; the others are no longer offered. Returns what
 * was changed.
 */
export async function removeParts(
  ctx: Ctx,
  { category, parts }: { category: PartCategory; parts: readonly StockPart[] },
): Promise<PartChange[]> {
  const used = new Set((await findUsedParts(ctx)).skus);
  const [kept, gone] = [
    parts.filter(({ sku }) => used.has(sku)),
    parts.filter(({ sku }) => !used.has(sku)),
  ];
  if (gone.length > 0) {
    const skus = gone.map(({ sku }) => sku);
    await ctx.db.delete(catalogVariants).where(inArray(catalogVariants.sku, skus));
  }
  const ended = kept.filter(({ status }) => status !== 'discontinued');
  await writeParts(ctx, {
    category,
    parts: ended.map((part) => ({ ...part, status: 'discontinued' })),
  });
  return [
    ...gone.map((part) => ({ sku: part.sku, before: part, after: null })),
    ...ended.map(({ sku, status }) => ({
      sku,
      before: { status },
      after: { status: 'discontinued' },
    })),
  ];
}
