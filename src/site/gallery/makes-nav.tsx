import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from './words.json' with { type: 'json' };

type MakesNavProps = {
  makes: readonly { make: string; makeSlug: string; count: number }[];
  /** Slug of the current make; '' for all of them. */
  current: string;
};

/** Every make with the number of its finished builds; scrolls sideways if there is no room. */
export function MakesNav({ makes, current }: MakesNavProps) {
  const t = useStrings(galleryStrings);
  const total = makes.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="gallery-makes" aria-label={t('makes')}>
      <ul className="page-width">
        <li>
          <Link to={hrefs.gallery()} {...shown(current === '')}>
            {t('all')} <small>{total}</small>
          </Link>
        </li>
        {makes.map(({ make, makeSlug, count }) => (
          <li key={makeSlug}>
            <Link
              to={hrefs.galleryMake({ make: makeSlug })}
              translate="no"
              {...shown(current === makeSlug)}
            >
              {make} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function shown(isCurrent: boolean) {
  return isCurrent ? ({ className: 'is-on', 'aria-current': 'page' } as const) : {};
}
