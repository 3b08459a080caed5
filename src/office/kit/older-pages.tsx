import { Link, useSearchParams } from 'react-router';

type OlderPagesProps = {
  /** Names the list for screen readers. */
  label: string;
  words: { newest: string; older: string };
  /** Where the next page starts, if there are older rows: the URL's `before`. */
  last: string | number | undefined;
};

/** Pagination of a list that grows at its start: further back, or to the start again. */
export function OlderPages({ label, words, last }: OlderPagesProps) {
  const [params] = useSearchParams();
  const newest = new URLSearchParams(params);
  newest.delete('before');
  const older = new URLSearchParams(params);
  older.set('before', String(last));
  return (
    <nav className="toolbar" aria-label={label}>
      {params.has('before') && (
        <Link className="button button--quiet button--small" to={`?${newest}`}>
          {words.newest}
        </Link>
      )}
      {last !== undefined && (
        <Link className="button button--quiet button--small" to={`?${older}`}>
          {words.older}
        </Link>
      )}
    </nav>
  );
}
