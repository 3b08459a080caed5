import { Form, Link } from 'react-router';
import type { GoodsBatch, PartCounts } from '#src/domain/goods/index.server.ts';
import { type PartQuery, usualQuery } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { ListPages } from '#src/office/kit/list-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FileLink } from './file-link.tsx';
import { GoodsFilters } from './goods-filters.tsx';
import { goodsHref, isNarrowed } from './goods-query.ts';
import { GoodsTable } from './goods-table.tsx';
import { HiddenFilter } from './hidden-filter.tsx';
import type { PartRow } from './part-row.ts';
import { useFigure } from './use-figure.ts';
import { useFigureList } from './use-figure-list.ts';
import goodsStrings from './words.json' with { type: 'json' };

type GoodsPageProps = {
  query: PartQuery;
  rows: readonly PartRow[];
  /** How many vehicles the shop knows. */
  vehicles: number;
  lines: number;
  last: GoodsBatch | null;
  total: number;
  pages: number;
  counts: PartCounts;
  mayWrite: boolean;
};

/** A list of goods: choices, the table, and a bar that changes several at once. */
export function GoodsPage(props: GoodsPageProps) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  const { query, total, pages, counts, lines, mayWrite } = props;
  const { category } = query;
  const { rows, list, said } = useFigureList({ category, rows: props.rows });
  const all = counts.statuses.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead
        title={t(category)}
        lead={t(`lead.${category}`, { count: figure(all), lines: figure(lines) })}
      >
        <Link
          className="button button--outline button--small"
          to={adminHrefs.goodsChanges({ category })}
        >
          {t('changes')}
        </Link>
        <Link className="button button--outline button--small" to={adminHrefs.lines({ category })}>
          {t('lines')}
        </Link>
        {mayWrite && <FileLink kind={category} />}
        {mayWrite && (
          <Link className="button button--outline button--small" to={adminHrefs.goodsImports()}>
            {t('import')}
          </Link>
        )}
        {mayWrite && (
          <Link className="button button--small" to={adminHrefs.newPart({ category })}>
            {t(`add.${category}`)}
          </Link>
        )}
      </PageHead>
      <GoodsFilters query={query} counts={counts} total={total} />
      {rows.length === 0 ? (
        <NothingHere query={query} />
      ) : (
        <Form method="get" action={adminHrefs.changeGoods({ category })} className="goods-list">
          <HiddenFilter query={query} />
          <GoodsTable {...props} rows={rows} list={list} />
          {mayWrite && <BulkBar category={category} total={total} />}
        </Form>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListPages
        page={query.page}
        pages={pages}
        label={t('pages')}
        words={t('page', { page: figure(query.page), pages: figure(pages) })}
        hrefOf={(page) => goodsHref(query, { page })}
      />
    </>
  );
}

function NothingHere({ query }: Pick<GoodsPageProps, 'query'>) {
  const t = useStrings(goodsStrings);
  const { category } = query;
  const narrowed = isNarrowed(query);
  return (
    <EmptyState
      icon={category}
      title={t(narrowed ? 'none' : `empty.${category}`)}
      text={t(narrowed ? 'none.text' : 'empty.text')}
    >
      {narrowed && (
        <Link
          className="button button--outline button--small"
          to={goodsHref(usualQuery(category), {})}
        >
          {t('none.all')}
        </Link>
      )}
    </EmptyState>
  );
}
