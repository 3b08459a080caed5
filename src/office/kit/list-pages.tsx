import { Link } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

type ListPagesProps = {
  page: number;
  pages: number;
  /** "Page 2 of 5". */
  words: string;
  label: string;
  hrefOf: (page: number) => string;
};

/** Pagination of a list. */
export function ListPages({ page, pages, words, label, hrefOf }: ListPagesProps) {
  const t = useStrings(kitStrings);
  if (pages < 2) return null;
  return (
    <nav className="toolbar" aria-label={label}>
      {page > 1 && (
        <Link className="button button--outline button--small" to={hrefOf(page - 1)}>
          {t('newer')}
        </Link>
      )}
      <span className="small muted">{words}</span>
      {page < pages && (
        <Link className="button button--outline button--small" to={hrefOf(page + 1)}>
          {t('older')}
        </Link>
      )}
    </nav>
  );
}
