import { textIn } from '#src/lib/translated.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { BoardPiece } from './boards.ts';
import { StateMark } from './state-mark.tsx';
import { Technicians } from './technicians.tsx';
import { useCardTimes } from './use-card-times.ts';
import calendarStrings from './words.json' with { type: 'json' };

type CardWordsProps = { card: BoardPiece; timeZone: string };

/** Name and time, truck, service, who works on it and how far it is, most important first. */
export function CardWords({ card, timeZone }: CardWordsProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const { kind, title, vehicle, service, part } = card;
  const { when } = useCardTimes(card, timeZone);
  const isLaterPart = part !== null && part.at > 1;
  return (
    <>
      <strong>
        {kind === 'hold' ? t('hold') : title} <span className="calendar-when">{when()}</span>
      </strong>
      {vehicle && <span className="calendar-second">{vehicle}</span>}
      {service && !isLaterPart && <span>{textIn(service, locale)}</span>}
      {isLaterPart && <span>{t('part', part)}</span>}
      <CardFoot card={card} />
    </>
  );
}

/** The same in the three lines that a week has room for. */
export function WeekCardWords({ card, timeZone }: CardWordsProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const { kind, title, vehicle, service, part } = card;
  const { whole } = useCardTimes(card, timeZone);
  const work = [vehicle, service && textIn(service, locale)].filter(Boolean).join(', ');
  return (
    <>
      <strong>
        {kind === 'hold' ? t('hold') : title}
        <span className="visually-hidden"> {whole()}</span>
      </strong>
      {part !== null && part.at > 1 ? (
        <span className="calendar-second">{t('part', part)}</span>
      ) : (
        work && <span className="calendar-second">{work}</span>
      )}
      <CardFoot card={card} />
    </>
  );
}

function CardFoot({ card: { kind, people, state, mode, part } }: { card: BoardPiece }) {
  const t = useStrings(calendarStrings);
  if (kind === 'block') return <span className="calendar-foot">{t('blocked')}</span>;
  const words = [state ? t(`state.${state}`) : t('hold.state'), mode === 'wait' && t('mode.wait')];
  return (
    <span className="calendar-foot">
      <Technicians names={people} />
      <StateMark state={state ?? 'tentative'} />
      <span className="calendar-state">{words.filter(Boolean).join(', ')}</span>
      {part?.at === 1 && <span className="calendar-part">{t('part', part)}</span>}
    </span>
  );
}
