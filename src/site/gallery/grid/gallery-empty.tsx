import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { chosenFilters } from './gallery-filters.tsx';
import { GalleryLink } from './gallery-link.tsx';
import type { GalleryGridData } from './load.server.ts';

type GalleryEmptyProps = { data: GalleryGridData; make: string };

/** No matches: offers to drop each filter, to show everything, and to be the first. */
export function GalleryEmpty({ data, make }: GalleryEmptyProps) {
  const t = useStrings(galleryStrings);
  const chosen = chosenFilters(data, t);
  const isNarrowed = chosen.length > 0;
  const isAll = !isNarrowed && make === '';
  return (
    <div className="empty">
      {isNarrowed && <h2 className="title-4">{t('empty.title')}</h2>}
      <p>{t(isNarrowed ? 'empty.text' : isAll ? 'empty.first' : 'empty.none')}</p>
      <p className="cluster">
        {chosen.map(({ label, without }) => (
          <GalleryLink key={label} to={without} className="button button--outline">
            {t('filter.remove', { filter: label })}
          </GalleryLink>
        ))}
        {!isAll && (
          <Link className="button button--quiet" to={hrefs.gallery()}>
            {t('empty.all')}
          </Link>
        )}
        <Link className="button" to={hrefs.build()}>
          {t('empty.start')}
        </Link>
      </p>
    </div>
  );
}
