import { Link } from 'react-router';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { BoardDay } from './boards.ts';
import { calendarHref } from './calendar-query.ts';
import { LoadBar } from './load-bar.tsx';
import { useLoadWords } from './use-load-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** The days of a week as a strip of links, on a phone: how full each is, and which one is shown. */
export function DayStrip({ days, shown }: { days: readonly BoardDay[]; shown: string }) {
  const t = useStrings(calendarStrings);
  return (
    <nav className="calendar-strip" aria-label={t('strip')}>
      <Link to={weekAway(shown, -7)} className="calendar-strip-week">
        <AdminIcon name="earlier" />
        <span className="visually-hidden">{t('strip.before')}</span>
      </Link>
      {days.map((day) => (
        <StripDay key={day.date} day={day} isShown={day.date === shown} />
      ))}
      <Link to={weekAway(shown, 7)} className="calendar-strip-week">
        <AdminIcon name="open" />
        <span className="visually-hidden">{t('strip.after')}</span>
      </Link>
    </nav>
  );
}

const dayMs = 24 * 3_600_000;

/** Dates are counted in UTC, where every day has 24 hours. */
function weekAway(date: string, days: number): string {
  return calendarHref('day', new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10));
}

function StripDay({ day, isShown }: { day: BoardDay; isShown: boolean }) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const words = useLoadWords();
  const { date, isToday, isOpen, load, trucks, closure } = day;
  const at = new Date(`${date}T00:00:00Z`);
  const letter = dateFormat(isoOf(locale), { weekday: 'narrow', timeZone: 'UTC' }).format(at);
  const state = isOpen
    ? t('strip.day', { hours: words.ofHours(load), trucks })
    : (closure?.[locale] ?? t('closed'));
  const dayClasses = ['calendar-strip-day', !isOpen && 'is-shut', isToday && 'is-today'];
  return (
    <Link
      to={calendarHref('day', date)}
      className={dayClasses.filter(Boolean).join(' ')}
      aria-current={isShown ? 'page' : undefined}
    >
      <span aria-hidden="true">
        {letter}
        <b>{at.getUTCDate()}</b>
      </span>
      {isOpen && <LoadBar share={words.share(load)} />}
      <span className="visually-hidden">
        {formatDate(date, { locale, style: 'weekdayAndDate' })}
        {isToday && `, ${t('today')}`}, {state}
      </span>
    </Link>
  );
}
