import { listLiftKits, readLines, streamOffered } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import type { LineOf, PartOf } from './facets.ts';
import type { ShelfCategory } from './shelf.ts';
import { type ShelfIndex, startIndex } from './shelf-index.ts';

const loaders: { [Category in ShelfCategory]: (ctx: Ctx) => Promise<ShelfIndex<Category>> } = {
  'lift-kits': cacheByVersion(['catalog'], async (ctx) => {
    const lines = await readLines(ctx, 'lift-kit');
    return gather('lift-kits', { lines, batches: oneBatch(await listLiftKits(ctx)) });
  }),
  wheels: cacheByVersion(['catalog'], async (ctx) => {
    const lines = await readLines(ctx, 'wheel');
    return gather('wheels', { lines, batches: streamOffered(ctx, 'wheel') });
  }),
  tires: cacheByVersion(['catalog'], async (ctx) => {
    const lines = await readLines(ctx, 'tire');
    return gather('tires', { lines, batches: streamOffered(ctx, 'tire') });
  }),
};

/** The current shelf, rebuilt only after a change of the catalog. */
export function loadIndex<Category extends ShelfCategory>(
  ctx: Ctx,
  category: Category,
): Promise<ShelfIndex<Category>> {
  return loaders[category](ctx);
}

type IndexSource<Category extends ShelfCategory> = {
  lines: readonly LineOf[Category][];
  batches: AsyncIterable<readonly PartOf[Category][]>;
};

/** In batches, so that a hundred thousand records are never in memory together. */
async function gather<Category extends ShelfCategory>(
  category: Category,
  { lines, batches }: IndexSource<Category>,
): Promise<ShelfIndex<Category>> {
  const index = startIndex(category, lines.filter(isOffered));
  for await (const batch of batches) {
    for (const part of batch) if (isOffered(part)) index.add(part);
  }
  return index.finish();
}

async function* oneBatch<Part>(parts: Part): AsyncGenerator<Part> {
  yield parts;
}

function isOffered({ status }: { status: string }): boolean {
  return status === 'active';
}
