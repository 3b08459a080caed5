import { defaultLocale } from '#src/lib/locales.ts';
import type { LineTally, Tally } from './scan-index.ts';
import type { ShelfCategory, ShelfRequest, ShelfSort } from './shelf.ts';
import type { IndexedLine, ShelfIndex } from './shelf-index.ts';

export type FoundLine<Category extends ShelfCategory = ShelfCategory> = {
  line: IndexedLine<Category>;
  tally: LineTally;
};

type Chosen<Category extends ShelfCategory> = {
  found: FoundLine<Category>[];
  total: number;
  sizes: number;
  page: number;
  pages: number;
  refused: number;
};

/** The requested page, or the last one if there are fewer. */
export function chooseLines<Category extends ShelfCategory>(
  { lines }: ShelfIndex<Category>,
  { tally, request }: { tally: Tally; request: Pick<ShelfRequest, 'sort' | 'page' | 'perPage'> },
): Chosen<Category> {
  const all = lines.flatMap((line, position) => {
    const found = tally.lines[position];
    return found ? [{ line, tally: found }] : [];
  });
  const matching = all.filter((one) => one.tally.matching > 0);
  const pages = Math.max(1, Math.ceil(matching.length / request.perPage));
  const page = Math.min(Math.max(1, request.page), pages);
  return {
    found: matching
      .sort(comparators[request.sort])
      .slice((page - 1) * request.perPage, page * request.perPage),
    total: matching.length,
    sizes: matching.reduce((sum, one) => sum + one.tally.matching, 0),
    page,
    pages,
    refused: all.filter((one) => one.tally.matching === 0 && countAll(one) > 0).length,
  };
}

function countAll({ tally: { verdicts } }: FoundLine): number {
  return verdicts.reduce((sum, count) => sum + count, 0);
}

type Comparator = (one: FoundLine, other: FoundLine) => number;

const names = new Intl.Collator(defaultLocale);

const byName: Comparator = ({ line: one }, { line: other }) =>
  names.compare(one.record.name, other.record.name) ||
  (one.record.lineId < other.record.lineId ? -1 : 1);

const comparators: Record<ShelfSort, Comparator> = {
  name: byName,
  priceUp: (one, other) => one.tally.low - other.tally.low || byName(one, other),
  priceDown: (one, other) => other.tally.high - one.tally.high || byName(one, other),
};
