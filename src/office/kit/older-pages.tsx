import { Link, useSearchParams } from 'react-router';

type OlderPagesProps = {
  /** Names the list for who cannot see it. */
  label: string;
  words: { newest: string; older: string };
  /** What the oldest row shown is found by, when there are older ones: the address's `before`. */
  last: string | number | undefined;
};

/** The way through a list that grows at its head: further back, or to its beginning again. */
export function OlderPages({ label, words, last }: OlderPagesProps) {
  const [params] = useSearchParams();
  const newest = new URLSearchParams(params);
  newest.delete('before');
  const older = new URLSearchParams(params);
  older.set('before', String(last));
  return (
    <nav className="atools" aria-label={label}>
      {params.has('before') && (
        <Link className="btn btn--quiet btn--sm" to={`?${newest}`}>
          {words.newest}
        </Link>
      )}
      {last !== undefined && (
        <Link className="btn btn--quiet btn--sm" to={`?${older}`}>
          {words.older}
        </Link>
      )}
    </nav>
  );
}
