import { Link } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type LibraryPlace, libraryHref, libraryTypes } from './library-query.ts';
import mediaStrings from './words.json' with { type: 'json' };

/** Filters by kind of file, and the bin. */
export function LibraryFilters({ query }: { query: LibraryPlace }) {
  const t = useStrings(mediaStrings);
  return (
    <nav aria-label={t('filters')} className="list-filters">
      {libraryTypes.map((type) => {
        const isOn = type === query.type && !query.bin;
        return (
          <Link
            key={type}
            to={libraryHref(query, { type, bin: false })}
            aria-current={isOn ? 'true' : undefined}
            className={isOn ? 'chip is-on' : 'chip'}
          >
            {t(`type.${type}`)}
          </Link>
        );
      })}
      <Link
        to={libraryHref(query, { bin: true, type: 'any', folderId: null })}
        aria-current={query.bin ? 'true' : undefined}
        className={query.bin ? 'chip is-on' : 'chip'}
      >
        <AdminIcon name="bin" />
        {t('bin')}
      </Link>
    </nav>
  );
}
