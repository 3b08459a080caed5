import { Form, Link, useSubmit } from 'react-router';
import type { LineList } from '#src/domain/goods/index.server.ts';
import { type LineQuery, lineSorts, usualLines } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FilterChoice } from '../filter-choice.tsx';
import { useFigure } from '../use-figure.ts';
import { useKind } from './kind-words.ts';
import { leavesOut, linesHref } from './line-href.ts';
import type { Shelf } from './shelf.ts';
import lineStrings from './words.json' with { type: 'json' };

type LineFiltersProps = { shelf: Shelf; query: LineQuery; list: LineList };

/** The choices, each with what it would find. With script a choice applies at once; without, a button sends them. */
export function LineFilters({ shelf, query, list }: LineFiltersProps) {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  const submit = useSubmit();
  const { total } = list;
  return (
    <Form
      method="get"
      action={adminHrefs.lines({ category: shelf })}
      role="search"
      className="goods-filters"
      key={linesHref(shelf, query)}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget);
      }}
    >
      <label className="goods-filters-words">
        <span>{t(`search.${shelf}`)}</span>
        <input className="input" type="search" name="q" defaultValue={query.search} />
      </label>
      <Choices shelf={shelf} query={query} list={list} />
      <button type="submit" className="button button--outline button--small">
        {t('show')}
      </button>
      {leavesOut(query) && (
        <Link
          className="button button--quiet button--small"
          to={linesHref(shelf, usualLines(query.category))}
        >
          {t('clear')}
        </Link>
      )}
      <p className="goods-filters-count" role="status">
        {t(`found.${shelf}`, { count: figure(total), n: total })}
      </p>
    </Form>
  );
}

function Choices({ shelf, query, list: { counts } }: LineFiltersProps) {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  const kindOf = useKind();
  const counted = (words: string, count: number) => `${words} (${figure(count)})`;
  return (
    <>
      <FilterChoice
        name="brand"
        label={t('brand')}
        all={t('brand.all')}
        value={query.brand}
        options={counts.brands.map(({ name, count }) => [name, counted(name, count)])}
      />
      <FilterChoice
        name="kind"
        label={t(`kind-of.${shelf}`)}
        all={t('kind.all')}
        value={query.kind}
        options={counts.kinds.map(({ name, count }) => [name, counted(kindOf(name), count)])}
      />
      <FilterChoice
        name="stock"
        label={t('stock')}
        all={t('stock.all')}
        value={query.stock}
        options={counts.stocks.map(({ name, count }) => [name, counted(t(`stock.${name}`), count)])}
      />
      <FilterChoice
        name="status"
        label={t('site')}
        all={t('site.all')}
        value={query.status}
        options={counts.statuses.map(({ name, count }) => [
          name,
          counted(t(`status.${name}`), count),
        ])}
      />
      <FilterChoice
        name="sort"
        label={t('sort')}
        value={query.sort}
        options={lineSorts.map((sort) => [sort, t(`sort.${sort}`)])}
      />
    </>
  );
}
