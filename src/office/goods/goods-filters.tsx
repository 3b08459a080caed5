import { Form, Link, useSubmit } from 'react-router';
import type { PartCounts } from '#src/domain/goods/index.server.ts';
import { type PartQuery, partSorts, usualQuery } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FilterChoice } from './filter-choice.tsx';
import { goodsHref, isNarrowed } from './goods-query.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type GoodsFiltersProps = { query: PartQuery; counts: PartCounts; total: number };

/** The choices, each with what it would find. With script a choice applies at once; without, a button sends them. */
export function GoodsFilters({ query, counts, total }: GoodsFiltersProps) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  const submit = useSubmit();
  const plain = usualQuery(query.category);
  return (
    <Form
      method="get"
      role="search"
      className="goods-filters"
      key={goodsHref(query, { page: 1 })}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget);
      }}
    >
      {query.line && <input type="hidden" name="line" value={query.line} />}
      <label className="goods-filters-words">
        <span>{t('search')}</span>
        <input className="input" type="search" name="q" defaultValue={query.search} />
      </label>
      <FilterChoices query={query} counts={counts} />
      <button type="submit" className="button button--outline button--small">
        {t('show')}
      </button>
      {isNarrowed(query) && (
        <Link className="button button--quiet button--small" to={goodsHref(plain, {})}>
          {t('clear')}
        </Link>
      )}
      <p className="goods-filters-count" role="status">
        {t('found', { count: figure(total), n: total })}
      </p>
    </Form>
  );
}

function FilterChoices({ query, counts }: Omit<GoodsFiltersProps, 'total'>) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  return (
    <>
      <FilterChoice
        name="brand"
        label={t('brand')}
        all={t('brand.all')}
        value={query.brand}
        options={counts.brands.map(({ name, count }) => [name, `${name} (${figure(count)})`])}
      />
      <FilterChoice
        name="stock"
        label={t('stock')}
        all={t('stock.all')}
        value={query.stock}
        options={counts.stocks.map(({ name, count }) => [
          name,
          `${t(`stock.${name}`)} (${figure(count)})`,
        ])}
      />
      <FilterChoice
        name="status"
        label={t('site')}
        all={t('site.all')}
        value={query.status}
        options={counts.statuses.map(({ name, count }) => [
          name,
          `${t(`status.${name}`)} (${figure(count)})`,
        ])}
      />
      <FilterChoice
        name="sort"
        label={t('sort')}
        value={query.sort}
        options={partSorts.map((sort) => [sort, t(`sort.${sort}`)])}
      />
    </>
  );
}
