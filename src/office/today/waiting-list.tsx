import { TruckPicture } from '#src/office/trucks/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { WaitingRow } from './load-waiting.server.ts';
import { useSinceWords } from './use-since-words.ts';
import { useWaitWords } from './wait-words.ts';
import { WaitingActs } from './waiting-acts.tsx';
import { WaitingFacts } from './waiting-facts.tsx';
import { WaitingWords } from './waiting-words.tsx';
import todayStrings from './words.json' with { type: 'json' };

type WaitingListProps = { rows: readonly WaitingRow[]; mayAnswer: boolean; now: string };

/** Waiting customers, longest wait first: since when, their truck, what they wrote, and the next action. */
export function WaitingList({ rows, mayAnswer, now }: WaitingListProps) {
  return (
    <ol className="today-waiting">
      {rows.map((row, at) => (
        <li
          key={row.id}
          className={at === 0 ? 'is-first' : undefined}
          data-key-row=""
          data-reply={mayAnswer ? `${row.href}#answer` : undefined}
        >
          <Waited row={row} now={now} />
          <TruckPicture truck={row.truck} />
          <WaitingWords row={row} now={now} />
          <WaitingFacts row={row} />
          <WaitingActs row={row} isFirst={at === 0} mayAnswer={mayAnswer} />
        </li>
      ))}
    </ol>
  );
}

/** In opening hours, because nobody answers at night; and when they wrote. */
function Waited({ row, now }: { row: WaitingRow; now: string }) {
  const t = useStrings(todayStrings);
  const waited = useWaitWords();
  const since = useSinceWords(now);
  const { openMinutes, state } = row.waiting;
  return (
    <p className={state === 'late' ? 'today-wait is-late' : 'today-wait'}>
      <b className="figure">{openMinutes === 0 ? t('wait.night') : waited(openMinutes)}</b>
      <span className="visually-hidden">{t(`wait.${state}`)}</span>
      <small>
        <time dateTime={row.since}>{since(row)}</time>
      </small>
    </p>
  );
}
