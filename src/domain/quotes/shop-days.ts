import { type ShopSettings, weekdays } from '#src/domain/settings/index.ts';
import { mapSpan, type Span } from './span.ts';

/** When the shop works: its week and its closures. */
export type ShopHours = Pick<ShopSettings, 'hours' | 'closures'>;

/** Used for a shop that is never open, so that there still is an estimate. */
const usualHoursADay = 8;

/** Long enough to skip any holiday. */
const searchDays = 120;

/**
 * How many days a truck is in the shop, rounded up to half days so that the estimate is not too short. A technician
 * works through opening hours, as in the calendar.
 */
export function shopDays(hours: Span, shop: ShopHours): Span {
  const aDay = Math.max(0, ...weekdays.map((day) => openHours(shop.hours, day))) || usualHoursADay;
  return mapSpan((level) => Math.ceil((2 * hours[level]) / aDay) / 2);
}

/**
 * The first day (ISO 8601) on which the work could be done in an empty shop, starting on `from` at the earliest:
 * never later than a day that the calendar offers, which also needs a free bay. Null for a shop that is never open.
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

/** Without Temporal, which some visitors' browsers do not support. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function workHoursOn({ hours, closures }: ShopHours, date: string): number {
  if (closures.some((closure) => closure.date === date)) return 0;
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  return weekday ? openHours(hours, weekday) : 0;
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
