import { type ShopSettings, weekdays } from '#src/domain/settings/index.ts';
import { mapSpan, type Span } from './span.ts';

/** When the shop works: its week, its days off. */
export type ShopHours = Pick<ShopSettings, 'hours' | 'closures'>;

/** What one technician gets done on a truck in a day, however long the doors are open. */
const hoursADay = 8;

/** Far enough to step over any holiday. */
const searchDays = 120;

/** Days that a truck is in the shop, to the half, rounded up: nobody is glad of a promise too short. */
export function shopDays(hours: Span, shop: ShopHours): Span {
  const longest = Math.max(0, ...weekdays.map((day) => openHours(shop.hours, day)));
  const aDay = Math.min(hoursADay, longest) || hoursADay;
  return mapSpan((level) => Math.ceil((2 * hours[level]) / aDay) / 2);
}

/**
 * The first day on which so much work could be done, begun at the earliest on `from`: a bay has to
 * be free as well, which only the calendar knows. Null for a shop that is never open.
 */
export function earliestDone(
  hours: number,
  { from, shop }: { from: Temporal.PlainDate; shop: ShopHours },
): Temporal.PlainDate | null {
  let left = hours;
  for (let ahead = 0; ahead < searchDays; ahead += 1) {
    const date = from.add({ days: ahead });
    left -= workHoursOn(shop, date);
    if (left <= 0 && workHoursOn(shop, date) > 0) return date;
  }
  return null;
}

function workHoursOn({ hours, closures }: ShopHours, date: Temporal.PlainDate): number {
  if (closures.some((closure) => closure.date === date.toString())) return 0;
  const weekday = weekdays[date.dayOfWeek - 1];
  return weekday ? Math.min(hoursADay, openHours(hours, weekday)) : 0;
}

function openHours(hours: ShopSettings['hours'], day: (typeof weekdays)[number]): number {
  return (
    hours
      .filter(({ days }) => days.includes(day))
      .reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0) / 60
  );
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
