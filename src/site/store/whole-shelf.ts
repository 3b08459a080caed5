/** A request for everything on a shelf, as a starting point for filters. */
export const wholeShelf = {
  chosen: {},
  maxPriceCents: null,
  words: '',
  sort: 'name',
  page: 1,
  perPage: 96,
  fit: null,
} as const;
