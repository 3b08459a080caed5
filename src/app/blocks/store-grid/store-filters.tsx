import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Facet, FacetOption } from './choose-lines.ts';
import type { StoreGridData } from './load.server.ts';
import type { StoreGridBlok } from './schema.ts';
import { toSearch } from './store-query.ts';

type Shelf = { category: StoreGridBlok['category']; data: StoreGridData };

/** What the shelf can be narrowed by; every option is an address. */
export function StoreFilters({ category, data }: Shelf) {
  const t = useStrings(storeStrings);
  return (
    <nav className="facets" aria-label={t('filters')}>
      {data.facets.map((facet) => (
        <FacetLinks key={facet.name} facet={facet} category={category} data={data} />
      ))}
    </nav>
  );
}

function FacetLinks({ facet, category, data }: Shelf & { facet: Facet }) {
  const t = useStrings(storeStrings);
  const id = `facet-${category}-${facet.name}`;
  const title = facet.name === 'type' ? t(`facet.type.${category}`) : t('facet.brand');
  return (
    <div className="facet">
      <p id={id} className="d4">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {facet.options.map((option) => (
          <li key={option.value}>
            <OptionLink
              option={option}
              to={hrefs.store(
                { kind: category },
                toSearch({ ...data.query, [facet.name]: option.isOn ? '' : option.value }),
              )}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An option that is on leads back to the shelf without it; one that would show nothing is no link. */
function OptionLink({ option: { label, count, isOn }, to }: { option: FacetOption; to: string }) {
  const inside = (
    <>
      <i aria-hidden="true" />
      <span>{label}</span> <span className="cnt">{count}</span>
    </>
  );
  if (count === 0 && !isOn) return <span className="fopt is-off">{inside}</span>;
  return (
    <Link className="fopt" to={to} aria-current={isOn || undefined} preventScrollReset>
      {inside}
    </Link>
  );
}
