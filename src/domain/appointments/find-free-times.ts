import { type ShopHours, shopDate, windowsOfDays } from './open-windows.ts';
import { type Busy, pickResources, type ShopResources } from './pick-resources.ts';
import { type Job, type JobPlan, planJob } from './plan-job.ts';
import { refuseStart } from './start-rules.ts';
import type { TimeRange } from './time-range.ts';

/** An available start. Instants are ISO 8601 in UTC; `date` is the day in the shop. */
export type FreeTime = { startsAt: string; readyBy: string; date: string };

/** The calendar entries that the search takes into account. */
export type Calendar = {
  shop: ShopResources;
  busy: Busy;
  /** How many bookings of the job's service visitors have per day, by ISO date. */
  bookedOn: ReadonlyMap<string, number>;
  /** Epoch milliseconds by the server's clock. */
  now: number;
};

export type FreeTimesQuestion = {
  job: Job;
  /** Days in the shop, both included. */
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
  notBefore?: string;
  /** Maximum number of starts, earliest first. */
  limit?: number;
  /** Staff are bound by opening hours only. */
  byShop?: boolean;
  /** Bays or people that the shop has chosen. */
  only?: readonly string[];
};

/** A truck is ready within this many days of its start, including two weeks of holidays. */
export function stayDays({ minutes }: Job): number {
  return 21 + Math.ceil(minutes / 120);
}

/** The starts between two days that are available to a visitor, in order. */
export function findFreeTimes(question: FreeTimesQuestion, calendar: Calendar): FreeTime[] {
  const { job, limit = Number.POSITIVE_INFINITY, only } = question;
  const { shop } = calendar;
  const { first, last } = daysOf(question, calendar);
  const windows = windowsOfDays(shop, { from: first, to: last.add({ days: stayDays(job) }) });
  const end = last.add({ days: 1 }).toZonedDateTime(shop.timeZone).epochMilliseconds;
  const found: FreeTime[] = [];
  for (const startsAt of startsIn(windows, job, shop)) {
    if (startsAt >= end || found.length >= limit) break;
    const plan = planJob(job, { startsAt, windows });
    if (!plan || !isAllowed(plan, question, calendar)) continue;
    if (pickResources(plan, { ...calendar, only })) found.push(freeTimeOf(plan, shop));
  }
  return found;
}

/** Whether the service's rules allow this start, regardless of other bookings. */
function isAllowed(plan: JobPlan, question: FreeTimesQuestion, calendar: Calendar): boolean {
  const { job, notBefore, byShop } = question;
  const { shop, now } = calendar;
  if (byShop) return plan.startsAt > now;
  if (refuseStart(job, plan, { shop, now, notBefore })) return false;
  return !isFullOn(shopDate(shop, plan.startsAt).toString(), job, calendar);
}

/** The requested days that are within notice and horizon. */
function daysOf({ job, from, to, byShop }: FreeTimesQuestion, { shop, now }: Calendar) {
  const { leadDays, horizonDays } = job.service;
  const today = shopDate(shop, now);
  if (byShop) return { first: laterOf(from, today), last: to };
  return {
    first: laterOf(from, today.add({ days: leadDays })),
    last: earlierOf(to, today.add({ days: horizonDays })),
  };
}

/** Whether the service's daily cap for visitors is reached. */
export function isFullOn(date: string, { service }: Job, { bookedOn }: Calendar): boolean {
  return service.dailyCap !== null && (bookedOn.get(date) ?? 0) >= service.dailyCap;
}

function freeTimeOf({ startsAt, endsAt }: JobPlan, shop: ShopHours): FreeTime {
  const iso = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString();
  return {
    startsAt: iso(startsAt),
    readyBy: iso(endsAt),
    date: shopDate(shop, startsAt).toString(),
  };
}

/** The full quarter hours, half hours and so on of the shop's clock within the windows, lazily. */
function* startsIn(windows: readonly TimeRange[], { service }: Job, { timeZone }: ShopHours) {
  const step = service.startEveryMinutes;
  for (const { from, to } of windows) {
    const opening = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
    const first = Math.ceil((60 * opening.hour + opening.minute) / step) * step;
    for (let minute = first; minute < minutesADay; minute += step) {
      const at = momentAt(opening.toPlainDate(), { minute, timeZone });
      if (at !== null && at >= to) break;
      if (at !== null && at >= from) yield at;
    }
  }
}

const minutesADay = 24 * 60;

/**
 * The instant at which the clock shows this many minutes since midnight; null in an hour that daylight saving skips.
 * Of a repeated hour, the first, so that no two starts have the same name.
 */
function momentAt(
  date: Temporal.PlainDate,
  { minute, timeZone }: { minute: number; timeZone: string },
): number | null {
  const wall = date.toPlainDateTime({ hour: Math.trunc(minute / 60), minute: minute % 60 });
  const moment = wall.toZonedDateTime(timeZone);
  return moment.toPlainDateTime().equals(wall) ? moment.epochMilliseconds : null;
}

function laterOf(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one;
}

function earlierOf(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other;
}
