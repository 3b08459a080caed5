import { Link } from 'react-router';
import { aboutWords, kindWords, leadsStrings } from '#src/office/leads/index.ts';
import { useSetupWords } from '#src/office/trucks/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { WaitingRow } from './load-waiting.server.ts';
import { useShortTime } from './use-since-words.ts';
import todayStrings from './words.json' with { type: 'json' };

type WaitingWordsProps = { row: WaitingRow; now: string };

/** Who, about what, and two lines of the message. */
export function WaitingWords({ row, now }: WaitingWordsProps) {
  const lead = useStrings(leadsStrings);
  const setup = useSetupWords();
  const { href, name, excerpt, contactKind, truck, kind } = row;
  const built = kind === 'build' && truck ? setup(truck.setup) : '';
  return (
    <div className="today-said">
      <p>
        <Link to={href}>{name}</Link>{' '}
        <span>{[aboutWords(row, lead), built].filter(Boolean).join(', ')}</span>
      </p>
      {excerpt && (
        <p className="today-excerpt">
          <Icon name={contactKind === 'phone' ? 'phone' : 'message'} />
          <span>{excerpt}</span>
        </p>
      )}
      {row.earlier.length > 0 && <Earlier row={row} now={now} />}
    </div>
  );
}

/** More would be longer than the rest of the row; the newest one's page has all. */
const mostEarlier = 2;

/** What the same person wrote before and still waits for. */
function Earlier({ row: { earlier }, now }: WaitingWordsProps) {
  const t = useStrings(todayStrings);
  const lead = useStrings(leadsStrings);
  const time = useShortTime(now);
  return (
    <p className="today-earlier">
      {t('earlier', { count: earlier.length + 1 })}{' '}
      {earlier.slice(0, mostEarlier).map((one, at) => (
        <span key={one.id}>
          {at > 0 && ', '}
          <Link to={one.href}>
            {kindWords(one, lead)}, {time(one.createdAt)}
          </Link>
        </span>
      ))}
    </p>
  );
}
