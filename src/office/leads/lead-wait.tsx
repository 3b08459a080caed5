import type { Waiting } from '#src/domain/leads/index.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import type { Translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { timeWords } from './wait-words.ts';

const toneOf: Record<Waiting['state'], BadgeTone> = { fine: 'note', soon: 'wait', late: 'bad' };

/** How long somebody has waited in opening hours; color, icon and title say how urgent it is. */
export function LeadWait({ waiting }: { waiting: Waiting }) {
  const t = useStrings(deskStrings);
  return (
    <StatusBadge tone={toneOf[waiting.state]}>
      <span title={t(`wait.state.${waiting.state}`)}>{openTime(waiting, t)}</span>
      {waiting.state !== 'fine' && (
        <span className="visually-hidden">, {t(`wait.state.${waiting.state}`)}</span>
      )}
    </StatusBadge>
  );
}

function openTime({ openMinutes }: Waiting, t: Translate<keyof typeof deskStrings>): string {
  return openMinutes === 0 ? t('wait.night') : timeWords(openMinutes, t);
}

/** The same in full sentences: elapsed time, opening hours, and what it means. */
export function LeadWaitWhole({ waiting }: { waiting: Waiting }) {
  const t = useStrings(deskStrings);
  const { clockMinutes, openMinutes, state } = waiting;
  return (
    <span className="leads-wait">
      <StatusBadge tone={toneOf[state]}>
        {t('wait.waiting', { time: timeWords(clockMinutes, t) })}
      </StatusBadge>
      <small>
        {openMinutes > 0 ? t('wait.open', { time: timeWords(openMinutes, t) }) : t('wait.closed')}.{' '}
        {t(`wait.state.${state}`)}.
      </small>
    </span>
  );
}
