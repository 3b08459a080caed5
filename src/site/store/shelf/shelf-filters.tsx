import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { FacetGroup, FacetOption } from './facet-words.ts';
import { PriceAndSearch } from './price-and-search.tsx';
import { countFilters, withToggled } from './shelf-address.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';

const drawerId = 'shelf-filters';
/** How many facets are open initially; the others open if something in them is chosen. */
const openFacets = 3;

/**
 * The shelf's filters; every option is a link. A column next to the shelf, and on a phone a drawer, which is a
 * popover and needs no script.
 */
export function ShelfFilters({ category, data }: ShelfProps) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const wishes = countFilters(data.address);
  return (
    <>
      <button
        type="button"
        className="button button--outline shelf-filters-open"
        popoverTarget={drawerId}
      >
        {t('filters')}
        {wishes > 0 && <span className="figure">{wishes}</span>}
      </button>
      <nav className="shelf-filters" id={drawerId} popover="auto" aria-label={t('filters')}>
        <DrawerHead title={t('filters')} close={t('filters.close')} />
        {data.facets.map((facet, at) => (
          <FacetLinks
            key={facet.name}
            facet={facet}
            isOpen={at < openFacets || facet.options.some(({ isOn }) => isOn)}
            shelf={{ category, data }}
          />
        ))}
        <PriceAndSearch category={category} data={data} />
        <p className="shelf-filters-done">
          <button
            type="button"
            className="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
          >
            {t(`filters.show.${plural(data.total, locale)}`, { count: data.total })}
          </button>
        </p>
      </nav>
    </>
  );
}

function DrawerHead({ title, close }: { title: string; close: string }) {
  return (
    <p className="shelf-filters-head">
      <b className="title-3">{title}</b>
      <button
        type="button"
        className="button button--quiet button--icon"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label={close}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}

type FacetLinksProps = { facet: FacetGroup; isOpen: boolean; shelf: ShelfProps };

function FacetLinks({ facet, isOpen, shelf }: FacetLinksProps) {
  return (
    <details className={facet.isFigures ? 'shelf-filter is-figures' : 'shelf-filter'} open={isOpen}>
      <summary className="title-4">
        {facet.title} <Icon name="chevron-down" />
      </summary>
      <ul>
        {facet.options.map((option) => (
          <li key={option.value}>
            <OptionLink option={option} name={facet.name} shelf={shelf} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type OptionLinkProps = { option: FacetOption; name: FacetGroup['name']; shelf: ShelfProps };

/** A selected option links to the shelf without it; one without matches is not a link. */
function OptionLink({ option, name, shelf: { category, data } }: OptionLinkProps) {
  const { value, label, count, isOn } = option;
  const inside = (
    <>
      <i aria-hidden="true" />
      <span translate={name === 'brand' ? 'no' : undefined}>{label}</span>{' '}
      <span className="shelf-option-count">{count}</span>
    </>
  );
  if (count === 0 && !isOn) return <span className="shelf-option is-off">{inside}</span>;
  return (
    <ShelfLink
      category={category}
      to={withToggled(data.address, { name, value })}
      className="shelf-option"
      isCurrent={isOn}
    >
      {inside}
    </ShelfLink>
  );
}
