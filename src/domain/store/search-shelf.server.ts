import type { Ctx } from '#src/domain/context.ts';
import { VERDICTS } from '#src/domain/fitment/index.ts';
import { chooseLines } from './choose-lines.ts';
import { countFacets } from './count-facets.ts';
import { judgePart } from './judge-part.ts';
import { loadIndex } from './load-index.server.ts';
import { readQuestion } from './read-question.server.ts';
import { readShelfLines } from './read-shelf-lines.server.ts';
import { type FitAnswers, scanIndex } from './scan-index.ts';
import type { ShelfCategory, ShelfFit, ShelfPage, ShelfRequest } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

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

type Asked<Category extends ShelfCategory> = {
  category: Category;
  index: ShelfIndex<Category>;
  fit: ShelfFit | null;
};

async function answerFit<Category extends ShelfCategory>(
  ctx: Ctx,
  { category, index, fit }: Asked<Category>,
): Promise<FitAnswers | null> {
  const question = await readQuestion(ctx, fit);
  if (!question) return null;
  return {
    verdictOf: Uint8Array.from(index.fitParts, (part) =>
      VERDICTS.indexOf(judgePart(category, { part, question }).verdict),
    ),
    isWanted: VERDICTS.map(
      (verdict) => verdict === 'fits' || (verdict === 'fits-with-work' && !fit?.noWork),
    ),
  };
}
