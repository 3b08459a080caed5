import type { Ctx } from '#src/domain/context.ts';
import { answerFit } from './answer-fit.server.ts';
import { chooseLines } from './choose-lines.ts';
import { countFacets } from './count-facets.ts';
import { loadIndex } from './load-index.server.ts';
import { readShelfLines } from './read-shelf-lines.server.ts';
import { scanIndex } from './scan-index.ts';
import type { ShelfCategory, ShelfPage, ShelfRequest } from './shelf.ts';

/**
 * One page of a shelf: the lines that match, with their counts. What the shelf does not have,
 * a value of a facet or a vehicle, narrows nothing.
 */
export async function searchShelf(ctx: Ctx, request: ShelfRequest): Promise<ShelfPage> {
  return searchCategory(ctx, request.category, request);
}

async function searchCategory<Category extends ShelfCategory>(
  ctx: Ctx,
  category: Category,
  request: ShelfRequest,
): Promise<ShelfPage> {
  const index = await loadIndex(ctx, category);
  const fit = await answerFit(ctx, { category, index, fit: request.fit });
  const tally = scanIndex(index, { wishes: request, fit });
  const { found, ...counts } = chooseLines(index, { tally, request });
  return {
    ...counts,
    lines: await readShelfLines(ctx, { category, found, index, isJudged: fit !== null }),
    facets: countFacets(index, tally),
  };
}
