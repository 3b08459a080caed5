import { listLines } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PartOf } from './facets.ts';
import type { ShelfCategory } from './shelf.ts';
import { type ShelfIndex, startIndex } from './shelf-index.ts';

const kinds = { 'lift-kits': 'lift-kit', wheels: 'wheel', tires: 'tire' } as const;

export async function loadIndex<Category extends ShelfCategory>(
  ctx: Ctx,
  category: Category,
): Promise<ShelfIndex<Category>> {
  const shelf = (await listLines(ctx)).filter(({ kind }) => kind === kinds[category]);
  const index = startIndex(
    category,
    shelf.map(({ line }) => line),
  );
  const parts = shelf.flatMap(({ variants }) => variants as PartOf[Category][]);
  for (const part of parts.sort((one, other) => (one.sku < other.sku ? -1 : 1))) index.add(part);
  return index.finish();
}
