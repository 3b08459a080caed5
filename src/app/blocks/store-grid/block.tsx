import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import { ItemLevels } from '../item-level.tsx';
import type { StoreGridData } from './load.server.ts';
import type { StoreGridBlok } from './schema.ts';
import { StoreCell } from './store-cell.tsx';
import { StoreFilters } from './store-filters.tsx';
import { StoreResults } from './store-results.tsx';

/** A shelf of the catalogue: its lines in ruled cells, and what they can be narrowed by. */
export function StoreGrid({ blok, data, previous }: BlokProps<StoreGridBlok, StoreGridData>) {
  const { category } = blok;
  return (
    <ItemLevels under={previous}>
      <div className="wrap storeg">
        <StoreFilters category={category} data={data} />
        <div>
          <StoreResults category={category} data={data} />
          {data.lines.length === 0 ? (
            <Empty category={category} />
          ) : (
            <ul className="pgrid">
              {data.lines.map((line) => (
                <StoreCell key={line.lineId} line={line} category={category} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </ItemLevels>
  );
}

function Empty({ category }: Pick<StoreGridBlok, 'category'>) {
  const t = useStrings(storeStrings);
  return (
    <div className="empty">
      <h2 className="d4">{t('empty.title')}</h2>
      <p>{t('empty.textLines')}</p>
      <Link className="btn btn--line" to={hrefs.store({ kind: category })}>
        {t('empty.seeAll')}
      </Link>
    </div>
  );
}
