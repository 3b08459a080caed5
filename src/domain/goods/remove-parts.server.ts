import type { Ctx } from '#src/domain/context.ts';
import type { GoodsCategory } from './goods-category.ts';
import type { GoodsOf } from './goods-of.ts';
import { goodsTables } from './goods-tables.server.ts';
import type { PartChange } from './record-batch.server.ts';

/**
 * Deletes the parts or lines that no build, lead, finished truck or size refers to; the others are no longer offered.
 * Returns what was changed.
 */
export async function removeParts<Category extends GoodsCategory>(
  ctx: Ctx,
  { category, parts }: { category: Category; parts: readonly GoodsOf[Category][] },
): Promise<PartChange[]> {
  const table = goodsTables[category];
  const used = await table.findUsed(ctx, parts);
  const isUsed = (part: GoodsOf[Category]) => used.has(table.keyOf(part));
  const gone = parts.filter((part) => !isUsed(part));
  if (gone.length > 0) await table.delete(ctx, gone.map(table.keyOf));
  const ended = parts.filter((part) => isUsed(part) && part.status !== 'discontinued');
  await table.write(
    ctx,
    ended.map((part) => ({ ...part, status: 'discontinued' as const })),
  );
  return [
    ...gone.map((part) => ({ sku: table.keyOf(part), before: part, after: null })),
    ...ended.map((part) => ({
      sku: table.keyOf(part),
      before: { status: part.status },
      after: { status: 'discontinued' },
    })),
  ];
}
