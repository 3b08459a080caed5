import { partOfDay } from './board-clock.ts';
import type { BoardSource } from './board-source.ts';
import type { BoardDay } from './boards.ts';
import { shopLoad } from './day-load.ts';
import { dayOpenings } from './shop-minutes.ts';

/** Monday first. */
export function weekOf(date: Temporal.PlainDate): Temporal.PlainDate[] {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, at) => monday.add({ days: at }));
}

/**
 * The days of a week without those at its ends on which the shop never opens, unless somebody comes or leaves then, or
 * the day is asked for.
 */
export function workDays(
  week: readonly Temporal.PlainDate[],
  { shop, lines, clock }: BoardSource,
  asked: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const used = new Set(
    lines.flatMap(({ startsAt, endsAt }) => [clock(startsAt).date, clock(endsAt).date]),
  );
  const isShown = (date: Temporal.PlainDate) =>
    date.equals(asked) ||
    used.has(date.toString()) ||
    dayOpenings({ ...shop, closures: [] }, date).length > 0;
  return week.slice(week.findIndex(isShown), week.findLastIndex(isShown) + 1);
}

/** A day of the shop, and how full it is. */
export function makeBoardDay(date: Temporal.PlainDate, source: BoardSource): BoardDay {
  const { shop, places, lines, now, clock } = source;
  const day = date.toString();
  const isOn = ({ from, to }: { from: string; to: string }) =>
    partOfDay(day, { from: clock(from), to: clock(to) }) !== null;
  const taken = new Set(
    lines.flatMap((line) => line.places.filter(isOn).map(({ resource }) => resource)),
  );
  return {
    date: day,
    isToday: clock(now.toString()).date === day,
    isOpen: dayOpenings(shop, date).length > 0,
    closure: shop.closures.find((one) => one.date === day)?.label ?? null,
    load: shopLoad(date, source),
    trucks: lines.filter(
      ({ kind, startsAt: from, endsAt: to }) => kind === 'appointment' && isOn({ from, to }),
    ).length,
    freeBays: places
      .filter(({ id, kind }) => kind === 'bay' && !taken.has(id))
      .map(({ name }) => name),
  };
}
