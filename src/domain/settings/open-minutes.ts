import type { ShopSettings } from './schemas.ts';
import { weekdays } from './weekdays.ts';

type Hours = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** A longer wait is too long, whatever the hours say. */
const longestDays = 366;

/** Opening minutes between two instants. */
export function openMinutesBetween(
  shop: Hours,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): number {
  const first = shopDay(shop, from);
  const last = Math.min(first + longestDays, shopDay(shop, to));
  let ms = 0;
  for (let day = first; day <= last; day += 1) {
    for (const window of windowsOn(shop, day)) {
      const begins = Math.max(window.from, from.epochMilliseconds);
      ms += Math.max(0, Math.min(window.to, to.epochMilliseconds) - begins);
    }
  }
  return Math.floor(ms / 60_000);
}

/** The instant since which this many opening minutes have passed; a year ago if there were fewer. */
export function openMinutesAgo(
  shop: Hours,
  { now, minutes }: { now: Temporal.Instant; minutes: number },
): Temporal.Instant {
  let leftMs = minutes * 60_000;
  const today = shopDay(shop, now);
  for (let back = 0; back <= longestDays; back += 1) {
    for (const window of windowsOn(shop, today - back).toReversed()) {
      const ends = Math.min(window.to, now.epochMilliseconds);
      const lasted = Math.max(0, ends - window.from);
      if (lasted >= leftMs) return Temporal.Instant.fromEpochMilliseconds(ends - leftMs);
      leftMs -= lasted;
    }
  }
  return now.subtract({ hours: 24 * longestDays });
}

const dayMs = 86_400_000;

/** A day of the shop's calendar, counted from January 1, 1970: a list of people who wait walks through many. */
function shopDay({ timeZone }: Hours, instant: Temporal.Instant): number {
  const { year, month, day } = instant.toZonedDateTimeISO(timeZone);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** A time of opening, in epoch ms. */
type Window = { from: number; to: number };

/** Days that were asked for, by settings: a list of waiting people asks for the same weeks again and again. */
const knownDays = new WeakMap<Hours, Map<number, readonly Window[]>>();

/** A day's opening hours, earliest first; none on a closure. */
function windowsOn(shop: Hours, day: number): readonly Window[] {
  const days = knownDays.get(shop) ?? new Map<number, readonly Window[]>();
  knownDays.set(shop, days);
  const windows = days.get(day) ?? findWindows(shop, dateOf(day));
  days.set(day, windows);
  return windows;
}

function dateOf(day: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(new Date(day * dayMs).toISOString().slice(0, 10));
}

function findWindows({ hours, closures, timeZone }: Hours, date: Temporal.PlainDate): Window[] {
  if (closures.some((closure) => closure.date === date.toString())) return [];
  const weekday = weekdays[date.dayOfWeek - 1];
  const at = (time: string) =>
    date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  return hours
    .filter(({ days }) => weekday !== undefined && days.includes(weekday))
    .map(({ opens, closes }) => ({ from: at(opens), to: at(closes) }))
    .toSorted((one, other) => one.from - other.from);
}
