import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findGroups, total } from './count-parts.server.ts';
import { type PartCategory, partCategories } from './part-category.ts';
import { usualQuery } from './part-query.ts';
import { listPartLines } from './read-part-lines.server.ts';

/** How many parts of a category are offered with nothing on the shelf, are not counted, or are hidden. */
export type StockCount = { category: PartCategory; out: number; uncounted: number; draft: number };

/** What a buyer looks at first. Requires catalog.read. */
export async function countStock(ctx: Ctx): Promise<StockCount[]> {
  requireScope(ctx.actor, 'catalog.read');
  return Promise.all(
    partCategories.map(async (category) => {
      const filter = usualQuery(category);
      const lines = await listPartLines(ctx, category);
      const groups = await findGroups(ctx, { filter, lines });
      const offered = { ...filter, status: 'active' } as const;
      return {
        category,
        out: total(groups, { ...offered, stock: 'out' }),
        uncounted: total(groups, { ...offered, stock: 'uncounted' }),
        draft: total(groups, { ...filter, status: 'draft' }),
      };
    }),
  );
}
