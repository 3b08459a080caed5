import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KeyHints } from '#src/office/kit/key-hints.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { TodayData } from './load-today.server.ts';
import { NobodyOfMine, NobodyWaits } from './nobody-waits.tsx';
import { todayHref, waitingLeadsHref } from './today-href.ts';
import { WaitingList } from './waiting-list.tsx';
import todayStrings from './words.json' with { type: 'json' };

type WaitingPanelProps = Pick<TodayData, 'mayAnswer' | 'now' | 'idle'> & {
  waiting: NonNullable<TodayData['waiting']>;
};

/** Who waits for an answer: everybody, or those that the reader has taken. */
export function WaitingPanel({ waiting, mayAnswer, now, idle }: WaitingPanelProps) {
  const t = useStrings(todayStrings);
  const { rows, total, isMine, everybody } = waiting;
  return (
    <Panel
      title={t('waiting')}
      count={total}
      tools={rows.length > 0 || isMine ? <Tools {...waiting} /> : null}
    >
      {everybody === 0 && <NobodyWaits truck={idle} />}
      {everybody > 0 && total === 0 && <NobodyOfMine others={everybody} truck={idle} />}
      {total > 0 && <WaitingList rows={rows} mayAnswer={mayAnswer} now={now} />}
      {total > rows.length && (
        <Link className="button button--quiet button--small" to={waitingLeadsHref({ isMine })}>
          {t('waiting.all', { count: total })}
        </Link>
      )}
    </Panel>
  );
}

/** Keys of the list, and the choice between everybody's and one's own. */
function Tools({ rows, isMine, mine }: WaitingPanelProps['waiting']) {
  const t = useStrings(todayStrings);
  const hints = [
    { keys: ['J', 'K'], does: t('keys.move') },
    { keys: ['R'], does: t('keys.reply') },
  ];
  const isOffered = isMine || mine > 0;
  return (
    <>
      {rows.length > 0 && <KeyHints hints={hints} />}
      {isOffered && (
        <nav className="cluster" aria-label={t('mine.choice')}>
          <Chip to={todayHref({ isMine: false })} isOn={!isMine}>
            {t('oldestFirst')}
          </Chip>
          <Chip to={todayHref({ isMine: true })} isOn={isMine}>
            {t('mine')} <span className="figure">{mine}</span>
          </Chip>
        </nav>
      )}
    </>
  );
}

function Chip({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={isOn ? 'chip is-on' : 'chip'}
      aria-current={isOn ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
