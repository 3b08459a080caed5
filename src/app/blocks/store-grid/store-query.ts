export const storeSorts = ['name', 'priceUp', 'priceDown'] as const;
export type StoreSort = (typeof storeSorts)[number];

export const storeFacets = ['brand', 'type'] as const;
export type StoreFacet = (typeof storeFacets)[number];

/** What the address of a shelf asks for; '' where it asks for nothing. */
export type StoreQuery = Record<StoreFacet, string> & { sort: StoreSort };

/** Reads what the shelf has; a maker or kind that it does not know is as good as none. */
export function readStoreQuery(
  params: URLSearchParams,
  known: Readonly<Record<StoreFacet, ReadonlySet<string>>>,
): StoreQuery {
  const asked = params.get('sort');
  const knownOf = (facet: StoreFacet) => {
    const value = params.get(facet) ?? '';
    return known[facet].has(value) ? value : '';
  };
  return {
    brand: knownOf('brand'),
    type: knownOf('type'),
    sort: storeSorts.find((sort) => sort === asked) ?? 'name',
  };
}

/** As an address carries it: what is not asked for, and the usual order, are left out. */
export function toSearch({ brand, type, sort }: StoreQuery): Record<string, string> {
  const given = { brand, type, sort: sort === 'name' ? '' : sort };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
