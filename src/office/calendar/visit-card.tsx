import { useDraggable } from '@dnd-kit/core';
import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { CalendarCard, WeekCard } from './boards.ts';
import { clockTime, dayAndTime, hoursOf } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type VisitCardProps = {
  card: CalendarCard;
  /** Where it lies on its day, on boards that have no ruler. */
  share?: WeekCard['share'];
  timeZone: string;
  mayMove: boolean;
};

/** A calendar entry, as a draggable link to its page. */
export function VisitCard({ card, share, timeZone, mayMove }: VisitCardProps) {
  const { kind, state } = card;
  const isFixed = !mayMove || kind !== 'appointment' || state === 'finished';
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: card.key,
    data: { card },
    disabled: isFixed,
  });
  const cardClass = `calendar-card calendar-card--${state ?? kind}${isDragging ? ' is-dragged' : ''}`;
  const href = hrefOf(card);
  if (!href) {
    return (
      <span className={cardClass}>
        {share && <DayShare {...share} />}
        <CardWords card={card} timeZone={timeZone} />
      </span>
    );
  }
  return (
    <Link
      ref={setNodeRef}
      {...listeners}
      className={isFixed ? cardClass : `${cardClass} is-movable`}
      to={href}
      draggable={false}
    >
      {share && <DayShare {...share} />}
      <CardWords card={card} timeZone={timeZone} />
    </Link>
  );
}

/** The shop's day as a line, with the part of it that the card takes. */
function DayShare({ from, to }: WeekCard['share']) {
  return (
    <svg className="calendar-share" aria-hidden="true">
      <rect width="100%" height="100%" />
      <rect x={`${from}%`} width={`${Math.max(2, to - from)}%`} height="100%" />
    </svg>
  );
}

function hrefOf({ kind, appointmentId, entryId }: CalendarCard): string | null {
  if (appointmentId) return adminHrefs.visit({ id: appointmentId });
  return kind === 'block' ? adminHrefs.timeBlock({ id: entryId }) : null;
}

/** Name, truck, service, state and when it is ready, most important first. */
export function CardWords({ card, timeZone }: Pick<VisitCardProps, 'card' | 'timeZone'>) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const { kind, title, vehicle, service, mode, state, startsAt, readyBy, minutes } = card;
  const clock = { locale, timeZone };
  const shortReady = clockTime(readyBy, clock);
  const isOneDay = Date.parse(readyBy) - Date.parse(startsAt) < 12 * 3_600_000;
  return (
    <>
      <strong>
        {kind === 'hold' ? t('hold') : title}{' '}
        <span className="calendar-when">
          {clockTime(startsAt, clock)}
          {minutes !== null && `, ${t('board.hours', { hours: hoursOf(minutes) })}`}
        </span>
      </strong>
      {vehicle && <span>{vehicle}</span>}
      {service && <span>{service[locale]}</span>}
      {kind === 'appointment' && (
        <span className="calendar-facts">
          {state && t(`state.${state}`)}
          {mode && `, ${t(`mode.${mode}`)}`}
          {`, ${t('ready', { time: isOneDay ? shortReady : dayAndTime(readyBy, clock) })}`}
        </span>
      )}
      {kind === 'block' && <span className="calendar-facts">{t('blocked')}</span>}
    </>
  );
}
