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
      <div className="cal">
        {calendar.weekdays.map((name) => (
          <span key={name} className="cal-d" aria-hidden="true">
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
  const look = 'btn btn--icon btn--quiet';
  return (
    <div className="cal-h">
      <p className="muted small">{t('zone', { zone: calendar.zone })}</p>
      <div className="cal-go">
        {earlier && (
          <ViewLink
            href={hrefOf({ from: earlier })}
            carries={carries}
            className={`${look} cal-back`}
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
            className={look}
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
      <span className="vh">{`${day.label}: ${day.text}`}</span>
    </>
  );
  if (!day.isFree) return <div className={day.isShut ? 'day off closed' : 'day off'}>{inside}</div>;
  return (
    <ViewLink
      href={href}
      carries={carries}
      className={isChosen ? 'day is-on' : 'day'}
      aria-current={isChosen ? 'date' : undefined}
    >
      {inside}
    </ViewLink>
  );
}
