import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { mostCompared } from './shelf-address.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import { truckQuery } from './truck-query.ts';

/** The lines chosen for comparison, at the bottom of the shelf; the URL contains them. */
export function CompareTray({ category, data: { address, compared, truck } }: ShelfProps) {
  const t = useStrings(storeStrings);
  if (compared.length === 0) return null;
  const items = compared.map(({ lineId }) => lineId);
  return (
    <aside className="shelf-tray" aria-label={t('compare')}>
      <div className="page-width">
        <ul className="cluster">
          {compared.map(({ lineId, name }) => (
            <li key={lineId}>
              <ShelfLink
                category={category}
                to={{ ...address, compared: items.filter((one) => one !== lineId) }}
                className="chip is-on"
                label={t('compare.remove', { name })}
              >
                {name} <Icon name="close" />
              </ShelfLink>
            </li>
          ))}
        </ul>
        <Link
          className="button"
          to={hrefs.storeCompare({ items: items.join(','), ...(truck && truckQuery(truck.wish)) })}
        >
          {t('compare.go', { count: items.length, most: mostCompared })}
        </Link>
      </div>
    </aside>
  );
}
