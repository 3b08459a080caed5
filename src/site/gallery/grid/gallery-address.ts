import { type GalleryFacet, type GalleryQuery, galleryFacets } from '#src/domain/gallery/index.ts';

/** The filters in the URL of a gallery page. `page` is from 1. */
export type GalleryAddress = GalleryQuery & { page: number };

const mostValues = 12;

export function readGalleryAddress(params: URLSearchParams): GalleryAddress {
  const page = params.get('page') ?? '';
  const chosen: GalleryAddress['chosen'] = {};
  for (const name of galleryFacets) {
    const values = [...new Set(params.getAll(name))].filter(isValue).slice(0, mostValues);
    if (values.length > 0) chosen[name] = values;
  }
  return {
    chosen,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

function isValue(text: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(text);
}

/** As a query: "?tire=35&page=2", or '' for everything. */
export function toSearch({ chosen, page }: GalleryAddress): string {
  const pairs = galleryFacets.flatMap((name) => (chosen[name] ?? []).map((value) => [name, value]));
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The same with one value added or removed, starting at the first page. */
export function withToggled(
  address: GalleryAddress,
  { name, value }: { name: GalleryFacet; value: string },
): GalleryAddress {
  const before = address.chosen[name] ?? [];
  const values = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value];
  return { ...address, page: 1, chosen: { ...address.chosen, [name]: values } };
}

/** Without values that the gallery does not have: they filter nothing and are not passed on. */
export function withKnown(
  address: GalleryAddress,
  facets: readonly { name: GalleryFacet; values: readonly { value: string }[] }[],
): GalleryAddress {
  const known = facets.map(({ name, values }) => {
    const has = new Set(values.map(({ value }) => value));
    return [name, (address.chosen[name] ?? []).filter((value) => has.has(value))] as const;
  });
  return {
    ...address,
    chosen: Object.fromEntries(known.filter(([, values]) => values.length > 0)),
  };
}

export const everything: GalleryAddress = { chosen: {}, page: 1 };
