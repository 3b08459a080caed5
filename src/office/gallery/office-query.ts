import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

export const officeStates = ['all', 'published', 'draft'] as const;
export type OfficeQuery = {
  search: string;
  state: (typeof officeStates)[number];
  page: number;
};

export function readOfficeQuery(params: URLSearchParams): OfficeQuery {
  const page = params.get('page') ?? '';
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    state: officeStates.find((state) => state === params.get('state')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The list with another filter; on its first page unless the page is what changes. */
export function officeHref(query: OfficeQuery, change: Partial<OfficeQuery>): string {
  const { search, state, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(state !== 'all' && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? adminHrefs.gallery() : `${adminHrefs.gallery()}?${params}`;
}
