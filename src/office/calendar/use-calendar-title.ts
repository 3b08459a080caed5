import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { hoursOf } from './clock-words.ts';
import type { LoadedCalendar } from './load-calendar.server.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** "Monday, November 23" or "November 23 to 28", and how full that is. */
export function useCalendarTitle({ view, date, days, day, zoneName }: LoadedCalendar) {
  const t = useStrings(calendarStrings);
  const weekTitle = useWeekTitle();
  const locale = useLocale();
  const isDay = view === 'day';
  const shown = isDay ? days.filter((day) => day.date === date) : days;
  const booked = shown.reduce((sum, { load }) => sum + load.booked, 0);
  const available = shown.reduce((sum, { load }) => sum + load.available, 0);
  const bays = day?.lanes.filter(({ kind }) => kind === 'bay').length ?? 0;
  const busy = bays - (shown[0]?.freeBays.length ?? 0);
  const full = [
    t('lead', { zone: zoneName }),
    isDay && t('lead.bays', { busy, bays }),
    t('lead.load', { booked: hoursOf(booked), available: hoursOf(available) }),
  ];
  return {
    title: isDay
      ? formatDate(date, { locale, style: 'weekdayAndDate' })
      : weekTitle(shown.at(0)?.date ?? date, shown.at(-1)?.date ?? date),
    lead: available > 0 ? full.filter(Boolean).join(' ') : t('lead', { zone: zoneName }),
  };
}

function useWeekTitle() {
  const t = useStrings(calendarStrings);
  const language = isoOf(useLocale());
  const format = (date: string, style: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(date));
  return (first: string, last: string): string => {
    const [month, lastMonth] = [first, last].map((date) => format(date, { month: 'long' }));
    if (month === lastMonth) {
      const [from = 0, to = 0] = [first, last].map((date) => new Date(date).getUTCDate());
      return t('title.days', { month: month ?? '', from, to });
    }
    const [from = '', to = ''] = [first, last].map((date) =>
      format(date, { month: 'long', day: 'numeric' }),
    );
    return t('title.week', { from, to });
  };
}
