import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { StoreGridData } from './load.server.ts';
import type { StoreGridBlok } from './schema.ts';
import { type StoreQuery, storeFacets, storeSorts, toSearch } from './store-query.ts';

type Shelf = { category: StoreGridBlok['category']; data: StoreGridData };

/** How many are left, what is asked for, and the order. */
export function StoreResults({ category, data }: Shelf) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const count = data.lines.length;
  return (
    <div className="resbar">
      <p aria-live="polite">
        <b className="fig">{t(`results.${plural(count, locale)}`, { count })}</b>
      </p>
      <Chosen category={category} data={data} />
      <SortLinks category={category} query={data.query} />
    </div>
  );
}

function Chosen({ category, data: { facets, query } }: Shelf) {
  const t = useStrings(storeStrings);
  const chosen = facets.flatMap(({ name, options }) =>
    options.filter(({ isOn }) => isOn).map(({ label }) => ({ name, label })),
  );
  if (chosen.length === 0) return null;
  return (
    <div className="cluster">
      {chosen.map(({ name, label }) => (
        <Link
          key={name}
          className="chip is-on"
          to={hrefs.store({ kind: category }, toSearch({ ...query, [name]: '' }))}
          aria-label={t('facet.remove', { filter: label })}
          preventScrollReset
        >
          {label} <Icon name="close" />
        </Link>
      ))}
      {chosen.length === storeFacets.length && (
        <Link
          className="btn btn--quiet btn--sm"
          to={hrefs.store({ kind: category }, toSearch({ ...query, brand: '', type: '' }))}
          preventScrollReset
        >
          {t('facet.clear')}
        </Link>
      )}
    </div>
  );
}

type SortLinksProps = Pick<Shelf, 'category'> & { query: StoreQuery };

function SortLinks({ category, query }: SortLinksProps) {
  const t = useStrings(storeStrings);
  return (
    <nav className="sortl" aria-label={t('sort')}>
      <span className="label" aria-hidden="true">
        {t('sort')}
      </span>
      <ul>
        {storeSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={hrefs.store({ kind: category }, toSearch({ ...query, sort }))}
              aria-current={query.sort === sort || undefined}
              preventScrollReset
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
