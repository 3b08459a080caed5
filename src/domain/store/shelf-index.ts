import { slugOf } from '#src/lib/slug.ts';
import { type FacetColumn, startColumn } from './facet-column.ts';
import type { LineOf, PartOf } from './facets.ts';
import { fitKeyOf } from './fit-key.ts';
import { facetNames, type ShelfCategory } from './shelf.ts';

/**
 * A shelf as columns of numbers, one per variant and property, so that a hundred thousand variants are filtered and
 * counted in milliseconds.
 */
export type ShelfIndex<Category extends ShelfCategory = ShelfCategory> = {
  lines: readonly IndexedLine<Category>[];
  skus: readonly string[];
  /** Index into `lines`. */
  lineOf: Uint32Array;
  lowCents: Uint32Array;
  highCents: Uint32Array;
  /** Index into `fitParts`: one part stands for all that the rules cannot tell apart. */
  fitOf: Uint32Array;
  fitParts: readonly PartOf[Category][];
  facets: readonly FacetColumn[];
};

export type IndexedLine<Category extends ShelfCategory = ShelfCategory> = {
  record: LineOf[Category];
  /** Brand and name, for the word search. */
  slug: string;
  variants: number;
};

/** Takes parts one by one and keeps only their numbers. */
export function startIndex<Category extends ShelfCategory>(
  category: Category,
  given: readonly LineOf[Category][],
) {
  const lines = given.map((record) => toIndexedLine<Category>(record));
  const lineAt = new Map(lines.map(({ record }, position) => [record.lineId, position]));
  const fits = startFits(category);
  const facets = facetNames[category].map((name) => startColumn(category, name));
  const skus: string[] = [];
  const [lineOf, lowCents, highCents]: [number[], number[], number[]] = [[], [], []];

  function add(part: PartOf[Category]): void {
    const position = lineAt.get(part.lineId) ?? -1;
    const line = lines[position];
    if (!line) return;
    line.variants += 1;
    const { min, max } = priceSpan(part);
    skus.push(part.sku);
    lineOf.push(position);
    lowCents.push(min);
    highCents.push(max);
    fits.add(part);
    for (const facet of facets) facet.add(part);
  }

  function finish(): ShelfIndex<Category> {
    return {
      lines,
      skus,
      lineOf: Uint32Array.from(lineOf),
      lowCents: Uint32Array.from(lowCents),
      highCents: Uint32Array.from(highCents),
      ...fits.finish(),
      facets: facets.map((facet) => facet.finish()),
    };
  }

  return { add, finish };
}

function startFits<Category extends ShelfCategory>(category: Category) {
  const known = new Map<string, number>();
  const fitParts: PartOf[Category][] = [];
  const fitOf: number[] = [];
  return {
    add(part: PartOf[Category]): void {
      const key = fitKeyOf(category, part);
      const position = known.get(key) ?? fitParts.push(part) - 1;
      known.set(key, position);
      fitOf.push(position);
    },
    finish: () => ({ fitOf: Uint32Array.from(fitOf), fitParts }),
  };
}

function toIndexedLine<Category extends ShelfCategory>(
  record: LineOf[Category],
): IndexedLine<Category> {
  return { record, slug: slugOf(`${record.brand} ${record.name}`), variants: 0 };
}

/** A lift kit has the price range of its line, everything else one price. */
function priceSpan({ priceCents }: { priceCents: number | { min: number; max: number } }) {
  return typeof priceCents === 'number' ? { min: priceCents, max: priceCents } : priceCents;
}
