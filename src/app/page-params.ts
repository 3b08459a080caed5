import { galleryFacets } from '#src/domain/gallery/index.ts';
import { facetNames } from '#src/domain/store/index.ts';

const truck = ['vehicle', 'year', 'make', 'model', 'lift', 'tire', 'work', 'pick'];

/**
 * Every query parameter that loaders of pages read, by the part of a page that reads them. A page is
 * kept under those of its own parts, so `PageRequest.read` is their only way to them.
 */
export const pageParams = {
  truck,
  gallery: [...galleryFacets, 'trim', 'page'],
  shelf: [
    ...new Set(Object.values(facetNames).flat()),
    ...['max', 'q', 'sort', 'page', 'refused', 'compare'],
    ...truck,
  ],
  storeCompare: ['items'],
  contact: ['sent', 'truck', 'topic'],
  appointment: ['service', 'build', 'mode', 'vehicle', 'day', 'from', 'at', 'held', 'choose'],
  buildCompare: ['b', 'add'],
} as const satisfies Record<string, readonly string[]>;

export type PagePart = keyof typeof pageParams;

/** Those of a query that this part of a page reads. */
export function paramsFor(part: PagePart, query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = pageParams[part];
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}
