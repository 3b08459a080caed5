import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
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
  if (!isNarrowed && make === '') return <NoBuilds />;
  return (
    <div className="empty">
      {isNarrowed && <h2 className="title-4">{t('empty.title')}</h2>}
      <p>{t(isNarrowed ? 'empty.text' : 'empty.none')}</p>
      <p className="cluster">
        {chosen.map(({ label, without }) => (
          <GalleryLink key={label} to={without} className="button button--outline">
            {t('filter.remove', { filter: label })}
          </GalleryLink>
        ))}
        <Link className="button button--quiet" to={hrefs.gallery()}>
          {t('empty.all')}
        </Link>
        <Link className="button" to={hrefs.build()}>
          {t('empty.start')}
        </Link>
      </p>
    </div>
  );
}

/** The gallery of a new shop: what will be here, and what a visitor can do meanwhile. */
function NoBuilds() {
  const t = useStrings(galleryStrings);
  return (
    <div className="gallery-first">
      <h2 className="title-3">{t('empty.first')}</h2>
      <p className="lead">{t('empty.first.text')}</p>
      <p className="cluster">
        <Link className="button button--large" to={hrefs.build()}>
          {t('empty.first.build')} <Icon name="arrow" />
        </Link>
        <Link className="button button--outline button--large" to={hrefs.services()}>
          {t('empty.first.services')}
        </Link>
      </p>
    </div>
  );
}
