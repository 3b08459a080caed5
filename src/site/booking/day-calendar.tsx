import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { CalendarView, DayView } from './time-view.ts';
import { ViewLink } from './view-link.tsx';
import appointmentStrings from './words.json' with { type: 'json' };

/** The URL of a page with another day, or with other weeks. */
export type DayHref = (place: { day?: string; from?: string }) => string;

type DayCalendarProps = {
  calendar: CalendarView;
  hrefOf: DayHref;
  /** See `Way`. */
  carries?: boolean;
};

/** Weeks as a calendar. An unavailable day says why, and is not a control. */
export function DayCalendar({ calendar, hrefOf, carries = false }: DayCalendarProps) {
  return (
    <>
      <Weeks calendar={calendar} hrefOf={hrefOf} carries={carries} />
      <div className="booking-days">
        {calendar.weekdays.map((name) => (
          <span key={name} className="booking-days-name" aria-hidden="true">
            {name}
          </span>
        ))}
        {calendar.days.map((day) => (
          <Day
            key={day.date}
            day={day}
            href={hrefOf({ day: day.date })}
            isChosen={day.date === calendar.chosen?.date}
            carries={carries}
          />
        ))}
      </div>
    </>
  );
}

/** Which weeks these are, with links to the previous and next ones. */
function Weeks({ calendar, hrefOf, carries }: Required<DayCalendarProps>) {
  const t = useStrings(appointmentStrings);
  const { earlier, later, span } = calendar;
  const arrowClass = 'button button--icon button--quiet';
  return (
    <div className="booking-days-head">
      <p className="muted small">{t('zone', { zone: calendar.zone })}</p>
      <div className="booking-days-go">
        {earlier && (
          <ViewLink
            href={hrefOf({ from: earlier })}
            carries={carries}
            className={`${arrowClass} booking-days-back`}
            aria-label={t('earlier')}
          >
            <Icon name="chevron" />
          </ViewLink>
        )}
        <b>{span}</b>
        {later && (
          <ViewLink
            href={hrefOf({ from: later })}
            carries={carries}
            className={arrowClass}
            aria-label={t('later')}
          >
            <Icon name="chevron" />
          </ViewLink>
        )}
      </div>
    </div>
  );
}

type DayProps = { day: DayView; href: string; isChosen: boolean; carries: boolean };

function Day({ day, href, isChosen, carries }: DayProps) {
  const inside = (
    <>
      <b aria-hidden="true">
        {day.month && <small>{day.month} </small>}
        {day.number}
      </b>
      <span aria-hidden="true">{day.text}</span>
      <span className="visually-hidden">{`${day.label}: ${day.text}`}</span>
    </>
  );
  if (!day.isFree)
    return (
      <div className={day.isShut ? 'booking-day is-off is-closed' : 'booking-day is-off'}>
        {inside}
      </div>
    );
  return (
    <ViewLink
      href={href}
      carries={carries}
      className={isChosen ? 'booking-day is-on' : 'booking-day'}
      aria-current={isChosen ? 'date' : undefined}
    >
      {inside}
    </ViewLink>
  );
}
