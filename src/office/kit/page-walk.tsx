import { Link } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AdminIcon } from './admin-icon.tsx';
import shellStrings from './shell-words.json' with { type: 'json' };

type Way = { to: string; label: string };

/** From one record to the next, in the list that it was opened from. */
export type Walk = {
  /** "1 of 6 waiting"; null for one that is no longer in the list. */
  place: string | null;
  /** Null at an end of the list. */
  previous: Way | null;
  next: Way | null;
};

/** The place in the list, and the ways to the ones before and after; K and J do the same. */
export function PageWalk({ place, previous, next }: Walk) {
  const t = useStrings(shellStrings);
  return (
    <nav className="page-walk" aria-label={t('walk')}>
      {place && <span>{place}</span>}
      <Step way={previous} to="previous" />
      <Step way={next} to="next" />
    </nav>
  );
}

const icons = { previous: 'up', next: 'down' } as const;
const keys = { previous: 'K', next: 'J' } as const;

/** At the end of a list its place stays empty, so that the other one does not move away from the pointer. */
function Step({ way, to }: { way: Way | null; to: 'previous' | 'next' }) {
  if (!way) return <span className="page-walk-end" />;
  return (
    <Link to={way.to} title={way.label} data-walk={to} aria-keyshortcuts={keys[to]}>
      <AdminIcon name={icons[to]} />
      <span className="visually-hidden">{way.label}</span>
    </Link>
  );
}
