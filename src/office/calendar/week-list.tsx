import { Link } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { BoardDay } from './boards.ts';
import { calendarHref } from './calendar-query.ts';
import { weekdayAndDay } from './clock-words.ts';
import { LoadBar } from './load-bar.tsx';
import { useLoadWords } from './use-load-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** The days of a week with how full they are, each a link to its day: the phone view. */
export function WeekList({ days }: { days: readonly BoardDay[] }) {
  const t = useStrings(calendarStrings);
  return (
    <ul className="calendar-days" aria-label={t('board.week')}>
      {days.map((day) => (
        <li key={day.date}>
          <WeekDay day={day} />
        </li>
      ))}
    </ul>
  );
}

function WeekDay({ day }: { day: BoardDay }) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const words = useLoadWords();
  const { date, isToday, isOpen, closure, load, trucks, freeBays } = day;
  const reason = closure?.[locale];
  const free = freeBays.length > 0 && t('days.free', { bays: freeBays.join(', ') });
  return (
    <Link
      to={calendarHref('day', date)}
      className={isOpen ? undefined : 'is-shut'}
      aria-current={isToday ? 'date' : undefined}
    >
      <b className="figure">{weekdayAndDay(date, locale)}</b>
      <span className={words.isOver(load) ? 'calendar-load is-over' : 'calendar-load'}>
        <span>
          {isOpen && words.ofHours(load)}
          {!isOpen && (reason ? t('days.closed', { reason }) : t('closed'))}
        </span>
        <LoadBar share={isOpen ? words.share(load) : 0} />
        {isOpen && (
          <small>{[t('days.trucks', { count: trucks }), free].filter(Boolean).join('. ')}</small>
        )}
      </span>
      <AdminIcon name="open" />
    </Link>
  );
}
