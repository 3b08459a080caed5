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
 * The first day (ISO 8601) on which so much work could be done, begun at the earliest on `from`: a
 * bay has to be free as well, which only the calendar knows. Null for a shop that is never open.
 */
export function earliestDone(
  hours: number,
  { from, shop }: { from: string; shop: ShopHours },
): string | null {
  let left = hours;
  for (let ahead = 0; ahead < searchDays; ahead += 1) {
    const date = daysAfter(from, ahead);
    const today = workHoursOn(shop, date);
    left -= today;
    if (left <= 0 && today > 0) return date;
  }
  return null;
}

/** Not with Temporal, which not every visitor's browser has. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function workHoursOn({ hours, closures }: ShopHours, date: string): number {
  if (closures.some((closure) => closure.date === date)) return 0;
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  return weekday ? Math.min(hoursADay, openHours(hours, weekday)) : 0;
}

function openHours(hours: ShopSettings['hours'], day: (typeof weekdays)[number]): number {
  const minutes = hours
    .filter(({ days }) => days.includes(day))
    .reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0);
  return minutes / 60;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
