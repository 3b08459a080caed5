import type { BookableService, ShopSettings } from '#src/domain/settings/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { FreeTime } from './find-free-times.ts';
import { openWindows, type ShopHours, shopDate } from './open-windows.ts';

/** Whether and why a day is unavailable: `notice` is too soon for the service, `beyond` is past its horizon. */
export type DayState = 'free' | 'full' | 'closed' | 'past' | 'notice' | 'parts' | 'beyond';

/** A day of the shop's calendar for one job. */
export type ShopDay = {
  /** ISO 8601, in the shop. */
  date: string;
  state: DayState;
  /** The number of available starts. */
  free: number;
  /** The reason of a closure, if the shop gives one. */
  closure: Translated | null;
};

export type DaysQuestion = {
  shop: ShopHours;
  service: Pick<BookableService, 'leadDays' | 'horizonDays'>;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  notBefore?: string;
  times: readonly FreeTime[];
};

/** Whole weeks from Monday, from the current one to the one in which the horizon ends. */
export function describeDays(question: DaysQuestion): ShopDay[] {
  const { shop, service, now, times } = question;
  const today = shopDate(shop, now);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const last = today.add({ days: service.horizonDays });
  const count = 7 * Math.ceil((monday.until(last).days + 1) / 7);
  const free = Map.groupBy(times, ({ date }) => date);
  return Array.from({ length: count }, (_, at) => {
    const date = monday.add({ days: at });
    const starts = free.get(date.toString())?.length ?? 0;
    return {
      date: date.toString(),
      free: starts,
      state: starts > 0 ? 'free' : dayState(date, question),
      closure: closureOn(shop, date.toString()),
    };
  });
}

function dayState(date: Temporal.PlainDate, { shop, service, now, notBefore }: DaysQuestion) {
  const daysAhead = shopDate(shop, now).until(date).days;
  if (daysAhead < 0) return 'past';
  if (openWindows(shop, date).length === 0) return 'closed';
  if (notBefore && date.toString() < notBefore) return 'parts';
  if (daysAhead < service.leadDays) return 'notice';
  return daysAhead > service.horizonDays ? 'beyond' : 'full';
}

function closureOn({ closures }: Pick<ShopSettings, 'closures'>, date: string): Translated | null {
  return closures.find((closure) => closure.date === date)?.label ?? null;
}

/** On how many days there is work between these instants (ISO 8601). */
export function countWorkDays(
  shop: ShopHours,
  { startsAt, readyBy }: { startsAt: string; readyBy: string },
): number {
  const [first, last] = [startsAt, readyBy].map((at) => shopDate(shop, Date.parse(at)));
  if (!first || !last) return 0;
  const days = Array.from({ length: first.until(last).days + 1 }, (_, at) =>
    first.add({ days: at }),
  );
  return days.filter((date) => openWindows(shop, date).length > 0).length;
}
