import { and, eq, gt, inArray, isNull, like, or, type SQL } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { PartFilter, StockState } from './part-query.ts';
import { kindOf } from './part-rows.server.ts';
import type { PartLine } from './read-part-lines.server.ts';

/** The filter as a condition; `lines` are all of its category. */
export function conditionsOf(filter: PartFilter, lines: readonly PartLine[]): SQL | undefined {
  const { kind, status, lineId } = catalogVariants;
  const { category, brand, line, stock } = filter;
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return and(
    eq(kind, kindOf[category]),
    line ? eq(lineId, line) : undefined,
    brand
      ? inArray(
          lineId,
          idsOf(lines, (one) => one.brand === brand),
        )
      : undefined,
    filter.status ? eq(status, filter.status) : undefined,
    stock ? stockConditions[stock]() : undefined,
    ...words.map((word) => findsWord(word, lines)),
  );
}

const stockConditions: Record<StockState, () => SQL | undefined> = {
  in: () => gt(catalogVariants.stockOnHand, 0),
  out: () => eq(catalogVariants.stockOnHand, 0),
  uncounted: () => isNull(catalogVariants.stockOnHand),
};

/** In the part's own words, or in the name of its line. */
function findsWord(word: string, lines: readonly PartLine[]): SQL | undefined {
  const named = idsOf(lines, ({ brand, name }) => `${brand} ${name}`.toLowerCase().includes(word));
  return or(
    like(catalogVariants.search, `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    inArray(catalogVariants.lineId, named),
  );
}

function idsOf(lines: readonly PartLine[], has: (line: PartLine) => boolean): string[] {
  return lines.filter(has).map(({ id }) => id);
}
