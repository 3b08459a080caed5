import { Link } from 'react-router';
import kitStrings from '#src/office/kit/words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { type LibraryPlace, libraryHref } from './library-query.ts';
import mediaStrings from './words.json' with { type: 'json' };

/** Pagination of the library. */
export function LibraryPages({ query, pages }: { query: LibraryPlace; pages: number }) {
  const t = useStrings(mediaStrings);
  const kit = useStrings(kitStrings);
  if (pages < 2) return null;
  const { page } = query;
  return (
    <nav className="toolbar" aria-label={t('pages')}>
      {page > 1 && (
        <Link
          className="button button--outline button--small"
          to={libraryHref(query, { page: page - 1 })}
        >
          {kit('newer')}
        </Link>
      )}
      <span className="small muted">{t('page', { page, pages })}</span>
      {page < pages && (
        <Link
          className="button button--outline button--small"
          to={libraryHref(query, { page: page + 1 })}
        >
          {kit('older')}
        </Link>
      )}
    </nav>
  );
}
