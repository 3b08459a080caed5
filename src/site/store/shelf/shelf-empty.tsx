import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import { useAppliedFilters } from './store-results.tsx';

/** No matches: offers to drop each filter, or to show everything. */
export function ShelfEmpty({ category, data }: ShelfProps) {
  const t = useStrings(storeStrings);
  const wishes = useAppliedFilters(data);
  const { truck, refused, address } = data;
  return (
    <div className="empty">
      <h2 className="title-4">{t('empty.title')}</h2>
      <p>
        {truck && refused.count > 0 ? t('empty.truck', { truck: truck.name }) : t('empty.loosen')}
      </p>
      <p className="cluster">
        {wishes.map(({ label, without }) => (
          <ShelfLink
            key={label}
            category={category}
            to={without}
            className="button button--outline"
          >
            {t('facet.remove', { filter: label })}
          </ShelfLink>
        ))}
        {truck?.wish.noWork && (
          <ShelfLink
            category={category}
            to={{ ...address, page: 1, truck: { ...truck.wish, noWork: false } }}
            className="button button--outline"
          >
            {t('empty.allowWork')}
          </ShelfLink>
        )}
        <Link className="button button--quiet" to={hrefs.store({ kind: category })}>
          {t('empty.seeAll')}
        </Link>
      </p>
    </div>
  );
}
