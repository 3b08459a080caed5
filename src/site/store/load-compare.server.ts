import { getLine } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { type LineColumn, lineColumn } from './line-column.server.ts';
import { shelfOfKind } from './product/product-line.server.ts';
import { cellRecords } from './shelf/cell-records.server.ts';
import { readItems } from './shelf/shelf-address.ts';
import { truckOfPage } from './shelf/shelf-truck.server.ts';
import { storeWords } from './shelf/store-words.ts';
import { truckQuery } from './shelf/truck-query.ts';

/** A compared property; '–' if a product does not have it. */
export type CompareRow = { label: string; values: string[][]; differs: boolean };

export type ComparePage = {
  /** The rest of the URL besides the products. */
  truck: { name: string; query: Record<string, string> } | null;
  columns: Omit<LineColumn, 'facts'>[];
  rows: CompareRow[];
  meta: PageMeta;
};

/** Up to four product lines next to each other. Unknown ones are left out. */
export async function loadCompare(ctx: Ctx, page: PageRequest): Promise<ComparePage> {
  const words = storeWords(page.locale);
  const { truck } = await truckOfPage(ctx, page);
  const ids = readItems(page.read('storeCompare').get('items'));
  const found = (await Promise.all(ids.map((id) => getLine(ctx, id)))).filter(
    (product) => product !== null,
  );
  const context = {
    words,
    truck,
    records: await cellRecords(
      ctx,
      found.map(({ kind }) => shelfOfKind[kind]),
    ),
  };
  const columns = await Promise.all(found.map((product) => lineColumn(ctx, product, context)));
  const settings = await getShopSettings(ctx);
  return {
    truck: truck && { name: truck.name, query: truckQuery(truck.wish) },
    columns: columns.map(({ facts: _facts, ...column }) => column),
    rows: rowsOf(columns),
    meta: {
      title: words.t('compare.title'),
      siteName: settings.name,
      description: words.t('compare.description'),
      canonical: new URL(page.url.pathname, page.url.origin).href,
      robots: 'noindex',
    },
  };
}

/** A tire has no bolt pattern, which is not counted as a difference from a wheel. */
const unsaid = ['–'];

/** Every fact that any of them has, in the order in which they list them. */
function rowsOf(columns: readonly LineColumn[]): CompareRow[] {
  const labels = new Set(columns.flatMap(({ facts }) => facts.map(({ label }) => label)));
  return [...labels].map((label) => {
    const values = columns.map(({ facts }) => valueUnder(facts, label));
    const different = new Set(values.filter((value) => value !== unsaid).map(String));
    return { label, values, differs: different.size > 1 };
  });
}

function valueUnder(facts: LineColumn['facts'], label: string): string[] {
  return facts.find((fact) => fact.label === label)?.values ?? unsaid;
}
