import { Form, Link, useSubmit } from 'react-router';
import type { VehicleList } from '#src/domain/goods/index.server.ts';
import type { VehicleQuery } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { FilterChoice } from '../filter-choice.tsx';
import { useFigure } from '../use-figure.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import { leavesOut, vehiclesHref } from './vehicle-query.ts';

type VehicleFiltersProps = { query: VehicleQuery; list: VehicleList };

/** The choices, each with what it would find. With script a choice applies at once; without, a button sends them. */
export function VehicleFilters({ query, list: { total, counts } }: VehicleFiltersProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={adminHrefs.vehicles()}
      role="search"
      className="goods-filters"
      key={vehiclesHref(query)}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget);
      }}
    >
      <label className="goods-filters-words">
        <span>{t('search')}</span>
        <input className="input" type="search" name="q" defaultValue={query.search} />
      </label>
      <Choices query={query} counts={counts} />
      <button type="submit" className="button button--outline button--small">
        {t('show')}
      </button>
      {leavesOut(query) && (
        <Link className="button button--quiet button--small" to={adminHrefs.vehicles()}>
          {t('clear')}
        </Link>
      )}
      <p className="goods-filters-count" role="status">
        {t('found', { count: figure(total), n: total })}
      </p>
    </Form>
  );
}

type ChoicesProps = { query: VehicleQuery; counts: VehicleList['counts'] };

function Choices({ query, counts }: ChoicesProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const counted = (words: string, count: number) => `${words} (${figure(count)})`;
  return (
    <>
      <FilterChoice
        name="make"
        label={t('make')}
        all={t('make.all')}
        value={query.make}
        options={counts.makes.map(({ name, count }) => [name, counted(name, count)])}
      />
      <FilterChoice
        name="origin"
        label={t('origin')}
        all={t('origin.all')}
        value={query.origin}
        options={counts.origins.map(({ name, count }) => [
          name,
          counted(t(`origin.${name}`), count),
        ])}
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
    </>
  );
}
