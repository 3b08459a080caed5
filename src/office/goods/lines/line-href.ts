import {
  type LineQuery,
  lineSorts,
  partStatuses,
  stockStates,
  usualLines,
} from '#src/domain/goods/index.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { linesOf, type Shelf } from './shelf.ts';

/** The list that an address asks for; what it does not understand is left out. */
export function readLineQuery(params: URLSearchParams, shelf: Shelf): LineQuery {
  const text = (name: string) =>
    plainText(params.get(name) ?? '')
      .trim()
      .slice(0, 120);
  const page = params.get('page') ?? '';
  return {
    category: linesOf[shelf],
    search: text('q'),
    brand: text('brand'),
    kind: text('kind'),
    status: partStatuses.find((one) => one === params.get('status')) ?? '',
    stock: stockStates.find((one) => one === params.get('stock')) ?? '',
    sort: lineSorts.find((one) => one === params.get('sort')) ?? 'line',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The list with another choice; on its first page unless the page is what changes. */
export function linesHref(shelf: Shelf, query: LineQuery, change: Partial<LineQuery> = {}): string {
  const { category, search, ...rest } = { ...query, page: 1, ...change };
  const usual = usualLines(category);
  const given = Object.entries({ ...rest, q: search }).filter(
    ([name, value]) => value !== '' && value !== usual[name as keyof LineQuery],
  );
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const list = adminHrefs.lines({ category: shelf });
  return params.size > 0 ? `${list}?${params}` : list;
}

/** Whether the list leaves anything out. */
export function leavesOut({ search, brand, kind, status, stock }: LineQuery): boolean {
  return [search, brand, kind, status, stock].some((choice) => choice !== '');
}
