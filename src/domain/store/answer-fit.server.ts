import { LRUCache } from 'lru-cache';
import type { Ctx } from '#src/domain/context.ts';
import { VERDICTS } from '#src/domain/fitment/index.ts';
import type { FitQuestion } from './fit-question.ts';
import { judgePart } from './judge-part.ts';
import { readQuestion } from './read-question.server.ts';
import type { FitAnswers } from './scan-index.ts';
import type { ShelfCategory, ShelfFit } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

type FitQuery<Category extends ShelfCategory> = {
  category: Category;
  index: ShelfIndex<Category>;
  fit: ShelfFit | null;
};

/** The fitment verdict for every part of a shelf; null if there is no vehicle to fit. */
export async function answerFit<Category extends ShelfCategory>(
  ctx: Ctx,
  { category, index, fit }: FitQuery<Category>,
): Promise<FitAnswers | null> {
  const question = await readQuestion(ctx, fit);
  if (!fit || !question) return null;
  const known = answersOf(index);
  const key = JSON.stringify([fit.vehicleId, fit.year, fit.own, fit.liftSku, fit.tire]);
  const verdictOf = known.get(key) ?? judgeAll(category, { index, question });
  known.set(key, verdictOf);
  const isWanted = VERDICTS.map(
    (verdict) => verdict === 'fits' || (verdict === 'fits-with-work' && !fit.noWork),
  );
  return { verdictOf, isWanted };
}

function judgeAll<Category extends ShelfCategory>(
  category: Category,
  { index, question }: { index: ShelfIndex<Category>; question: FitQuestion },
): Uint8Array {
  return Uint8Array.from(index.fitParts, (part) =>
    VERDICTS.indexOf(judgePart(category, { part, question }).verdict),
  );
}

const mostBytes = 1_000_000;
/** A new index is made with every change of the catalog, and the cached answers belong to it. */
const answers = new WeakMap<object, LRUCache<string, Uint8Array>>();

function answersOf<Category extends ShelfCategory>(
  index: ShelfIndex<Category>,
): LRUCache<string, Uint8Array> {
  const known = answers.get(index);
  if (known) return known;
  const empty = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    // An empty shelf counts too: the cache does not accept a weight of 0.
    sizeCalculation: (given) => given.length + 1,
  });
  answers.set(index, empty);
  return empty;
}
