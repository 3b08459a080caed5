import {
  type PartCategory,
  type PartQuery,
  partSorts,
  partStatuses,
  stockStates,
  usualQuery,
} from '#src/domain/goods/index.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

/** The list that an address asks for; what it does not understand is left out. */
export function readGoodsQuery(params: URLSearchParams, category: PartCategory): PartQuery {
  const text = (name: string) =>
    plainText(params.get(name) ?? '')
      .trim()
      .slice(0, 120);
  const page = params.get('page') ?? '';
  return {
    category,
    search: text('q'),
    brand: text('brand'),
    line: text('line'),
    status: partStatuses.find((one) => one === params.get('status')) ?? '',
    stock: stockStates.find((one) => one === params.get('stock')) ?? '',
    sort: partSorts.find((one) => one === params.get('sort')) ?? 'line',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of a list, without those that are as usual. */
export function goodsParams(query: PartQuery): Record<string, string> {
  const { category, search, ...rest } = query;
  const usual = usualQuery(category);
  const given = Object.entries({ ...rest, q: search }).filter(
    ([name, value]) => value !== '' && value !== usual[name as keyof PartQuery],
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The list with another choice; on its first page unless the page is what changes. */
export function goodsHref(query: PartQuery, change: Partial<PartQuery>): string {
  const params = new URLSearchParams(goodsParams({ ...query, page: 1, ...change }));
  const list = adminHrefs.goods({ category: query.category });
  return params.size > 0 ? `${list}?${params}` : list;
}

/** Whether the list leaves anything out. */
export function isNarrowed({ search, brand, line, status, stock }: PartQuery): boolean {
  return [search, brand, line, status, stock].some((choice) => choice !== '');
}
