import { shelfSorts } from '#src/domain/store/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { countFilters, type ShelfAddress, withoutFilters, withToggled } from './shelf-address.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';

/** The number of matches, the active filters, and the sort order. */
export function StoreResults({ category, data }: ShelfProps) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const count = data.total;
  return (
    <div className="shelf-results">
      <p aria-live="polite">
        <b className="figure">{t(`lines.${plural(count, locale)}`, { count })}</b>{' '}
        <span className="small muted">
          {t(`lines.sizes.${plural(data.sizes, locale)}`, { count: data.sizes })}
        </span>
      </p>
      <ChosenChips category={category} data={data} />
      <SortLinks category={category} data={data} />
    </div>
  );
}

/** The active filters, each linking to the shelf without it. */
function ChosenChips({ category, data }: ShelfProps) {
  const t = useStrings(storeStrings);
  const wishes = useAppliedFilters(data);
  if (wishes.length === 0) return null;
  return (
    <div className="cluster">
      {wishes.map(({ label, without, isTyped }) => (
        <ShelfLink
          key={label}
          category={category}
          to={without}
          className="chip is-on"
          label={t('facet.remove', { filter: label })}
        >
          <span translate={isTyped ? 'no' : undefined}>{label}</span> <Icon name="close" />
        </ShelfLink>
      ))}
      {countFilters(data.address) > 1 && (
        <ShelfLink
          category={category}
          to={withoutFilters(data.address)}
          className="button button--quiet button--small"
        >
          {t('facet.clear')}
        </ShelfLink>
      )}
    </div>
  );
}

/** `isTyped`: in the words of the visitor, whatever the language. */
export type AppliedFilter = { label: string; without: ShelfAddress; isTyped?: boolean };

/** The active filters in order. */
export function useAppliedFilters({ address, facets }: ShelfProps['data']): AppliedFilter[] {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const { maxPriceCents, words } = address;
  const chosen = facets.flatMap(({ name, options }) =>
    options
      .filter(({ isOn }) => isOn)
      .map(({ label, value }) => ({ label, without: withToggled(address, { name, value }) })),
  );
  const most = maxPriceCents !== null && {
    label: t('price.under', { price: formatCents(maxPriceCents, locale) }),
    without: { ...address, page: 1, maxPriceCents: null },
  };
  const named = words !== '' && {
    label: t('words.chip', { words }),
    without: { ...address, page: 1, words: '' },
    isTyped: true,
  };
  return [...chosen, most, named].filter((wish) => wish !== false);
}

function SortLinks({ category, data: { address } }: ShelfProps) {
  const t = useStrings(storeStrings);
  return (
    <nav className="shelf-sort" aria-label={t('sort')}>
      <span className="label" aria-hidden="true">
        {t('sort')}
      </span>
      <ul>
        {shelfSorts.map((sort) => (
          <li key={sort}>
            <ShelfLink
              category={category}
              to={{ ...address, sort, page: 1 }}
              isCurrent={address.sort === sort}
            >
              {t(`sort.${sort}`)}
            </ShelfLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
