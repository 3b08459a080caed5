import type { Ctx } from '#src/domain/context.ts';
import { answerFit } from './answer-fit.server.ts';
import { chooseLines } from './choose-lines.ts';
import { countFacets } from './count-facets.ts';
import { loadIndex } from './load-index.server.ts';
import { readShelfLines } from './read-shelf-lines.server.ts';
import { type LineTally, scanIndex } from './scan-index.ts';
import type { ShelfCategory, ShelfLine, ShelfPage, ShelfRequest } from './shelf.ts';

/** One page of a shelf: the matching lines with their counts. Unknown facet values and vehicles are ignored. */
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

/**
 * A page of the lines that are excluded by the fit alone, as they would appear without it: `matching` and prices
 * cover all variants that match otherwise.
 */
export async function searchRefused(ctx: Ctx, request: ShelfRequest): Promise<ShelfLine[]> {
  return refusedOf(ctx, request.category, request);
}

async function refusedOf<Category extends ShelfCategory>(
  ctx: Ctx,
  category: Category,
  request: ShelfRequest,
): Promise<ShelfLine[]> {
  const index = await loadIndex(ctx, category);
  const fit = await answerFit(ctx, { category, index, fit: request.fit });
  if (!fit) return [];
  const { lines, seen } = scanIndex(index, {
    wishes: request,
    fit: { ...fit, isWanted: fit.isWanted.map(() => true) },
  });
  const isShown = ({ verdicts }: LineTally) =>
    fit.isWanted.some((isWanted, verdict) => isWanted && verdicts[verdict] !== 0);
  const refused = lines.map((line) => (isShown(line) ? { ...line, matching: 0 } : line));
  const { found } = chooseLines(index, { tally: { lines: refused, seen }, request });
  return readShelfLines(ctx, { category, found, index, isJudged: true });
}
