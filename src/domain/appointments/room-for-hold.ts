import type { ShopSettings } from '#src/domain/settings/index.ts';
import { type Calendar, findFreeTimes } from './find-free-times.ts';
import { shopDate } from './open-windows.ts';
import type { Job } from './plan-job.ts';
import type { TimeRange } from './time-range.ts';

type Line = { entryId: string; heldBy: string | null; during: TimeRange };

/** A hold that was just created. */
export type NewHold = {
  entryId: string;
  job: Job;
  /** Days in the shop on which its work is done, both included. */
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
  notBefore?: string;
};

type Places<Kind extends Line> = {
  shop: Pick<ShopSettings, 'services' | 'timeZone'>;
  /** All entries on these days or after, including the new hold. */
  lines: readonly Kind[];
  /** A calendar with a subset of the entries. */
  calendarOf(lines: readonly Kind[], job: Job): Calendar;
};

/** Work that started this many days earlier may still be in the shop: a weekend and a day. */
export const daysBefore = 3;

/**
 * Whether a hold leaves others enough choice: its own work can still start at another time on its first day, and on
 * days where visitors hold other times, each service keeps at least half of the starts that it would have without any
 * of those holds.
 */
export function leavesRoom<Kind extends Line>(hold: NewHold, places: Places<Kind>): boolean {
  const { job, first, last, notBefore } = hold;
  const { shop, lines, calendarOf } = places;
  const from = first.subtract({ days: daysBefore });
  const startsOf = (work: Job, taken: readonly Kind[], gate?: string) => {
    const question = { job: work, from, to: last, notBefore: gate };
    return countByDay(findFreeTimes(question, calendarOf(taken, work)).map(({ date }) => date));
  };
  if (!startsOf(job, lines, notBefore).has(first.toString())) return false;
  if (isAlone(hold, places)) return true;
  const booked = lines.filter(({ heldBy }) => heldBy === null);
  return [job, ...shop.services.map(usualJob)].every((work) => {
    const left = startsOf(work, lines);
    return [...startsOf(work, booked)].every(([date, all]) => 2 * (left.get(date) ?? 0) >= all);
  });
}

/** Whether nobody else holds a time on its days. */
function isAlone<Kind extends Line>(
  { entryId, first, last }: NewHold,
  { shop, lines }: Places<Kind>,
) {
  return lines.every(
    (line) =>
      line.heldBy === null ||
      line.entryId === entryId ||
      Temporal.PlainDate.compare(shopDate(shop, line.during.from), last) > 0 ||
      Temporal.PlainDate.compare(shopDate(shop, line.during.to), first) < 0,
  );
}

/** The work of a service that is booked without a build. */
export function usualJob(service: ShopSettings['services'][number]): Job {
  return { service, minutes: service.minutes, mode: 'drop' };
}

function countByDay(dates: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}
