import { type Opening, type ShopSettings, weekdays } from '#src/domain/settings/index.ts';
import { mergeRanges, type TimeRange } from './time-range.ts';

export type ShopHours = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** A search asks for the same days again and again; the settings are one object per version. */
const known = new WeakMap<ShopHours, Map<string, readonly TimeRange[]>>();

/** The working hours of a day in the shop's calendar, in order; none on a closure. */
export function openWindows(shop: ShopHours, date: Temporal.PlainDate): readonly TimeRange[] {
  const days = known.get(shop) ?? new Map<string, readonly TimeRange[]>();
  known.set(shop, days);
  const key = date.toString();
  const windows = days.get(key) ?? readWindows(shop, date);
  days.set(key, windows);
  return windows;
}

function readWindows(shop: ShopHours, date: Temporal.PlainDate): TimeRange[] {
  const { hours, closures, timeZone } = shop;
  if (closures.some((closure) => closure.date === date.toString())) return [];
  return mergeRanges(openingsOn(hours, date).map((opening) => rangeOf(opening, date, timeZone)));
}

/** All working hours of the days from `from` to `to`, both included, in order. */
export function windowsOfDays(
  shop: ShopHours,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): TimeRange[] {
  const count = from.until(to).days + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    openWindows(shop, from.add({ days: at })),
  ).flat();
}

function openingsOn(hours: readonly Opening[], date: Temporal.PlainDate): Opening[] {
  const weekday = weekdays[date.dayOfWeek - 1];
  return hours.filter(({ days }) => weekday !== undefined && days.includes(weekday));
}

function rangeOf(opening: Opening, date: Temporal.PlainDate, timeZone: string): TimeRange {
  const at = (time: string) =>
    date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  return { from: at(opening.opens), to: at(opening.closes) };
}

/** The day in the shop at an instant. */
export function shopDate(shop: Pick<ShopHours, 'timeZone'>, ms: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(shop.timeZone).toPlainDate();
}
