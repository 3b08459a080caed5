import type { Locale } from '#src/domain/context.ts';
import texts from './day-words.json' with { type: 'json' };
import type { Opening, ShopSettings } from './schemas.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** "Monday", "lunes" at the start of a sentence: "Lunes". */
export function dayName(day: Weekday, locale: Locale): string {
  return texts[day][locale];
}

/** The week's hours as people write them: "Mon-Fri 8am-6pm", "Saturday 9am-1pm". */
export function hoursLines(settings: Pick<ShopSettings, 'hours'>, locale: Locale): string[] {
  return hoursRows(settings, locale).map(({ days, opens, closes }) => `${days} ${opens}-${closes}`);
}

/** "Mon-Fri", "8am", "6pm". */
export type HoursRow = { days: string; opens: string; closes: string };

export function hoursRows(settings: Pick<ShopSettings, 'hours'>, locale: Locale): HoursRow[] {
  return settings.hours.map((opening) => ({
    days: namesOf(opening, locale),
    opens: shortTime(opening.opens),
    closes: shortTime(opening.closes),
  }));
}

/** The days on which the shop is closed: "Sunday"; '' if there are none. */
export function closedDays(settings: Pick<ShopSettings, 'hours'>, locale: Locale): string {
  const open = settings.hours.flatMap(({ days }) => days);
  return namesOf({ days: weekdays.filter((day) => !open.includes(day)) }, locale);
}

function namesOf({ days }: Pick<Opening, 'days'>, locale: Locale): string {
  const order = days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b);
  const names = order.map((index) => weekdays[index]).filter((day) => day !== undefined);
  const [first] = names;
  const last = names.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return dayName(first, locale);
  const isRun = order.every((index, at) => index === (order[0] ?? 0) + at);
  const shown = isRun ? [first, last] : names;
  return shown.map((day) => texts[`${day}.short`][locale]).join(isRun ? '-' : ', ');
}

/** "08:00" gives "8am", "13:30" gives "1:30pm". */
export function shortTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${shown}${half}`;
}
