import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { clockTime, dateIn, dayAndTime } from './clock-words.ts';
import type { ListedVisit } from './load-calendar.server.ts';
import { NextStep } from './mark-buttons.tsx';
import { ReadyLine } from './ready-line.tsx';
import { StateBadge } from './state-badge.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type DayListProps = {
  visits: readonly ListedVisit[];
  /** The date of the list, ISO 8601: entries that started earlier show their date. */
  date: string;
  /** The current date in the shop, ISO 8601. */
  today: string;
  timeZone: string;
  mayMark: boolean;
};

/** The appointments of a day in order, with the next step of each: the phone view. */
export function DayList({ visits, date, today, timeZone, mayMark }: DayListProps) {
  const t = useStrings(calendarStrings);
  const clock = { locale: useLocale(), timeZone };
  if (visits.length === 0) return <p className="muted calendar-list">{t('list.none')}</p>;
  return (
    <ul className="calendar-list" aria-label={t('list')}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <span className="calendar-list-when">
            {dateIn(visit.startsAt, timeZone) === date
              ? clockTime(visit.startsAt, clock)
              : dayAndTime(visit.startsAt, clock)}
          </span>
          <div>
            <Link className="link" to={adminHrefs.visit({ id: visit.id })}>
              {visit.name}
            </Link>{' '}
            <StateBadge state={visit.state} />
            <p>
              {visit.vehicle}
              <br />
              {textIn(visit.serviceName, clock.locale)}, {t(`mode.${visit.mode}`)}
              <br />
              {t('ready', { time: dayAndTime(visit.readyBy, clock) })}
            </p>
            {mayMark && (
              <NextStep
                {...{ visit, timeZone }}
                ahead={aheadOf(dateIn(visit.startsAt, timeZone), today)}
              />
            )}
            {mayMark && isNearlyReady(visit) && <ReadyLine visit={visit} timeZone={timeZone} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Before that, another button is next. */
function isNearlyReady({ state }: ListedVisit): boolean {
  return state === 'started' || state === 'finished';
}

function aheadOf(day: string, today: string): string | null {
  return day > today ? day : null;
}
