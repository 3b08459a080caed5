import { Link } from 'react-router';
import mediaStrings from '#src/app/strings/admin-media.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { AdminIcon } from '../admin-icon.tsx';
import { type LibraryPlace, libraryHref, libraryTypes } from './library-query.ts';

/** Which kind of file is shown, and the bin. */
export function LibraryFilters({ query }: { query: LibraryPlace }) {
  const t = useStrings(mediaStrings);
  return (
    <nav aria-label={t('filters')} className="tree-filters">
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
