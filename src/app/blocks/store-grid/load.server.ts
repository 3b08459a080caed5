import type { Ctx } from '#src/domain/context.ts';
import type { Load } from '../blok-loader.ts';
import { chooseLines, countFacets, type Facet, knownValues } from './choose-lines.ts';
import { liftLines } from './lift-lines.server.ts';
import type { StoreGridBlok } from './schema.ts';
import type { StoreLine } from './store-line.ts';
import { readStoreQuery, type StoreQuery } from './store-query.ts';
import { type StoreWords, storeWords } from './store-words.ts';
import { tireLines } from './tire-lines.server.ts';
import { wheelLines } from './wheel-lines.server.ts';

export type StoreGridData = { lines: StoreLine[]; facets: Facet[]; query: StoreQuery };

type Shelf = (ctx: Ctx, words: StoreWords) => Promise<StoreLine[]>;

const shelves: Record<StoreGridBlok['category'], Shelf> = {
  'lift-kits': liftLines,
  wheels: wheelLines,
  tires: tireLines,
};

/** The lines that the address asks for, and how many each other wish would show. */
export const load: Load<StoreGridBlok, StoreGridData> = async ({ ctx, blok, page }) => {
  const lines = await shelves[blok.category](ctx, storeWords(page.locale));
  const query = readStoreQuery(page.url.searchParams, knownValues(lines));
  return { lines: chooseLines(lines, query), facets: countFacets(lines, query), query };
};
