import { type StoreFacet, type StoreQuery, storeFacets } from './store-query.ts';

/** What filtering and sorting need of a product line. */
export type ShelfLine = {
  name: string;
  /** Value in the address, and what it is called. */
  brand: FacetValue;
  type: FacetValue;
  /** Whole cents. */
  priceCents: { min: number; max: number };
};

type FacetValue = { value: string; label: string };

export type FacetOption = FacetValue & { count: number; isOn: boolean };
export type Facet = { name: StoreFacet; options: FacetOption[] };

/** The lines that have all that is asked for, in the order that is asked for. */
export function chooseLines<Line extends ShelfLine>(
  lines: readonly Line[],
  query: StoreQuery,
): Line[] {
  return lines.filter((line) => hasAll(line, query)).toSorted(comparators[query.sort]);
}

/** Every value of every facet; its count is what choosing it would show, other facets kept. */
export function countFacets(lines: readonly ShelfLine[], query: StoreQuery): Facet[] {
  return storeFacets.map((name) => ({ name, options: optionsOf(name, { lines, query }) }));
}

/** The values that each facet has on this shelf. */
export function knownValues(lines: readonly ShelfLine[]): Record<StoreFacet, Set<string>> {
  const valuesOf = (facet: StoreFacet) => new Set(lines.map((line) => line[facet].value));
  return { brand: valuesOf('brand'), type: valuesOf('type') };
}

type Shelf = { lines: readonly ShelfLine[]; query: StoreQuery };

function optionsOf(facet: StoreFacet, { lines, query }: Shelf): FacetOption[] {
  const byValue = new Map(lines.map((line) => [line[facet].value, line[facet].label]));
  return [...byValue]
    .map(([value, label]) => ({
      value,
      label,
      count: lines.filter((line) => hasAll(line, { ...query, [facet]: value })).length,
      isOn: query[facet] === value,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function hasAll(line: ShelfLine, query: StoreQuery): boolean {
  return storeFacets.every((facet) => query[facet] === '' || line[facet].value === query[facet]);
}

const byName = (one: ShelfLine, other: ShelfLine) => one.name.localeCompare(other.name);

const comparators = {
  name: byName,
  priceUp: (one: ShelfLine, other: ShelfLine) =>
    one.priceCents.min - other.priceCents.min || byName(one, other),
  priceDown: (one: ShelfLine, other: ShelfLine) =>
    other.priceCents.max - one.priceCents.max || byName(one, other),
};
