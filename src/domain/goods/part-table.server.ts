import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { findUsedParts, readLines } from '#src/domain/catalog/index.server.ts';
import type { GoodsTable } from './goods-table.server.ts';
import { factsOfLine } from './line-facts.ts';
import type { PartCategory } from './part-category.ts';
import type { PartFields } from './part-patch.ts';
import { kindOf, readParts, writeParts } from './part-rows.server.ts';
import { type StockPartOf, stockPartSchemas } from './stock-part.ts';

/** Wheels or tires by stock number. */
export function partTable<Category extends PartCategory>(
  category: Category,
): GoodsTable<StockPartOf[Category]> {
  const kind = kindOf[category];
  const copied = factsOfLine[kind];
  return {
    schema: stockPartSchemas[category] as unknown as z.ZodType<StockPartOf[Category]>,
    copied,
    keyOf: ({ sku }) => sku,
    read: (ctx, skus) => readParts(ctx, { category, skus }),
    write: (ctx, parts) => writeParts(ctx, { category, parts }),
    async delete({ db }, skus) {
      await db.delete(catalogVariants).where(inArray(catalogVariants.sku, [...skus]));
    },
    findUsed: async (ctx) => new Set((await findUsedParts(ctx)).skus),
    async settle(ctx) {
      const lines = new Map(
        (await readLines(ctx, kind)).map((line): [string, PartFields] => [line.lineId, line]),
      );
      return (part) => {
        const line = lines.get(part.lineId);
        if (!line) return null;
        return { ...part, ...Object.fromEntries(copied.map((name) => [name, line[name]])) };
      };
    },
  };
}
