import { Link } from 'react-router';
import kitStrings from '#src/app/strings/admin-kit.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type ListPagesProps = {
  page: number;
  pages: number;
  /** "Page 2 of 5". */
  words: string;
  label: string;
  hrefOf: (page: number) => string;
};

/** The way through a list that is longer than a page. */
export function ListPages({ page, pages, words, label, hrefOf }: ListPagesProps) {
  const t = useStrings(kitStrings);
  if (pages < 2) return null;
  return (
    <nav className="atools" aria-label={label}>
      {page > 1 && (
        <Link className="btn btn--line btn--sm" to={hrefOf(page - 1)}>
          {t('newer')}
        </Link>
      )}
      <span className="small muted">{words}</span>
      {page < pages && (
        <Link className="btn btn--line btn--sm" to={hrefOf(page + 1)}>
          {t('older')}
        </Link>
      )}
    </nav>
  );
}
