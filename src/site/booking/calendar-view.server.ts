import type { FreeDays } from '#src/domain/appointments/index.server.ts';
import type { ShopDay } from '#src/domain/appointments/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { plural, translate } from '#src/web/words/translate.ts';
import { type ShopWords, viewTime } from './time-view.server.ts';
import type { CalendarView, DayView } from './time-view.ts';
import appointmentStrings from './words.json' with { type: 'json' };

/** A phone shows three weeks at once. */
const daysShown = 21;

type RequestedTime = { day: string | null; from: string | null };

/**
 * The weeks around the requested day, or around the next free one if none was requested. Null if nothing is free
 * within the service's horizon.
 */
export function viewCalendar(
  { days: all, times }: FreeDays,
  { day, from }: RequestedTime,
  words: ShopWords,
): CalendarView | null {
  const next = times[0]?.date;
  if (next === undefined) return null;
  const days = fromWeekOf(all, next);
  const start = startOf(days, from ?? day ?? next);
  const shown = days.slice(start, start + daysShown);
  const isFree = (date: string | null) => days.some((one) => one.date === date && one.free > 0);
  const chosen = isFree(day) ? day : shown.find(({ free }) => free > 0)?.date;
  return {
    ...describeWeeks(shown, words.locale),
    zone: zoneName(words.shop.timeZone, words.locale),
    earlier: days[start - daysShown]?.date ?? null,
    later: days[start + daysShown]?.date ?? null,
    chosen: chosen
      ? { date: chosen, label: dayName(chosen, words), isFirst: chosen === next }
      : null,
    times: times.filter(({ date }) => date === chosen).map((time) => viewTime(time, words)),
  };
}

/** Earlier weeks have nothing to choose. */
function fromWeekOf(days: readonly ShopDay[], date: string): readonly ShopDay[] {
  const at = days.findIndex((day) => day.date === date);
  return days.slice(at - (at % 7));
}

/** Pages of weeks are always the same, so that going back leads to where one came from. */
function startOf(days: readonly ShopDay[], date: string): number {
  const at = days.findIndex((day) => day.date === date);
  return Math.max(0, at - (at % daysShown));
}

function describeWeeks(shown: readonly ShopDay[], locale: Locale) {
  const t = translate(appointmentStrings, locale);
  const [first, last] = [shown[0], shown.at(-1)].map((day) =>
    day ? monthDay(day.date, locale) : '',
  );
  return {
    weekdays: shown.slice(0, 7).map(({ date }) => format(date, locale, { weekday: 'short' })),
    days: shown.map((day, at) => viewDay(day, { locale, isFirst: at === 0 })),
    span: t('span', { first: first ?? '', last: last ?? '' }),
  };
}

function viewDay(day: ShopDay, { locale, isFirst }: { locale: Locale; isFirst: boolean }): DayView {
  const { date, state, free } = day;
  const beginsMonth = isFirst || date.endsWith('-01');
  return {
    date,
    number: String(Number(date.slice(8))),
    month: beginsMonth ? format(date, locale, { month: 'short' }) : null,
    label: formatDate(date, { locale, style: 'weekdayAndDate' }),
    text: describeDay(day, locale),
    isFree: free > 0,
    isShut: state === 'closed',
  };
}

function describeDay({ state, free, closure }: ShopDay, locale: Locale): string {
  const t = translate(appointmentStrings, locale);
  if (state === 'free') return t(`day.free.${plural(free, locale)}`, { count: free });
  return closure && state === 'closed' ? closure[locale] : t(`day.${state}`);
}

function dayName(date: string, { locale }: ShopWords): string {
  return formatDate(date, { locale, style: 'weekdayAndDate' });
}

function monthDay(date: string, locale: Locale): string {
  return format(date, locale, { month: 'short', day: 'numeric' });
}

function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const language = isoOf(locale);
  const day = new Date(`${date}T12:00:00Z`);
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(day);
}
