import {
  type FacetName,
  facetNames,
  type ShelfCategory,
  type ShelfSort,
  shelfSorts,
} from '#src/domain/store/index.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { Query } from '#src/web/page/hrefs.ts';
import { readTruckQuery, type TruckQuery, truckQuery } from './truck-query.ts';

export type Chosen = Partial<Record<FacetName, readonly string[]>>;

/** The filters in the URL of a shelf. */
export type ShelfAddress = {
  chosen: Chosen;
  maxPriceCents: number | null;
  words: string;
  sort: ShelfSort;
  /** From 1. */
  page: number;
  truck: TruckQuery | null;
  /** Whether lines that do not fit the truck are also shown. */
  showsRefused: boolean;
  /** Product lines to compare. */
  compared: readonly string[];
};

export const mostCompared = 4;
const mostValues = 20;

export function readShelfAddress(params: URLSearchParams, category: ShelfCategory): ShelfAddress {
  const sort = params.get('sort');
  return {
    chosen: readChosen(params, category),
    maxPriceCents: dollarsIn(params.get('max')),
    words: wordsIn(params.get('q')),
    sort: shelfSorts.find((one) => one === sort) ?? 'name',
    page: pageIn(params.get('page')),
    truck: readTruckQuery(params),
    showsRefused: params.get('refused') === 'show',
    compared: readItems(params.get('compare')),
  };
}

/** Ids of product lines, without duplicates: "a,b". */
export function readItems(text: string | null): string[] {
  const items = (text ?? '').split(',').filter((item) => /^[a-z0-9][a-z0-9-]{0,119}$/.test(item));
  return [...new Set(items)].slice(0, mostCompared);
}

/** As a query: empty and default values are left out. */
export function toQuery(address: ShelfAddress): Query {
  const { chosen, maxPriceCents, words, sort, page, truck, showsRefused, compared } = address;
  return {
    ...Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0)),
    max: maxPriceCents === null ? undefined : String(maxPriceCents / 100),
    q: words || undefined,
    ...(truck && truckQuery(truck)),
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    refused: truck && showsRefused ? 'show' : undefined,
    compare: compared.join(',') || undefined,
  };
}

/** The same shelf with one value added or removed, starting at its first page. */
export function withToggled(
  address: ShelfAddress,
  { name, value }: { name: FacetName; value: string },
): ShelfAddress {
  const before = address.chosen[name] ?? [];
  const values = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value];
  return { ...address, page: 1, chosen: { ...address.chosen, [name]: values } };
}

/** No filters except for the truck and the comparison. */
export function withoutFilters(address: ShelfAddress): ShelfAddress {
  return { ...address, chosen: {}, maxPriceCents: null, words: '', page: 1 };
}

/** The number of active filters, not counting the truck. */
export function countFilters({ chosen, maxPriceCents, words }: ShelfAddress): number {
  const values = Object.values(chosen).reduce((sum, { length }) => sum + length, 0);
  return values + (maxPriceCents === null ? 0 : 1) + (words === '' ? 0 : 1);
}

function readChosen(params: URLSearchParams, category: ShelfCategory): Chosen {
  const chosen: Chosen = {};
  for (const name of facetNames[category]) {
    const values = [...new Set(params.getAll(name))].filter(isValue).slice(0, mostValues);
    if (values.length > 0) chosen[name] = values;
  }
  return chosen;
}

function isValue(text: string): boolean {
  return /^[\w.-]{1,60}$/.test(text);
}

/** Converts dollars, at most five digits, to cents; null for anything else. */
function dollarsIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) * 100 : null;
}

function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

function wordsIn(text: string | null): string {
  return plainText(text ?? '')
    .trim()
    .slice(0, 80);
}
