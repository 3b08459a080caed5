import { fitsInADay } from './fits-in-a-day.ts';
import { type ShopHours, shopDate } from './open-windows.ts';
import type { Job, JobPlan } from './plan-job.ts';
import { minuteMs } from './time-range.ts';

/** Why a visitor cannot have a start, regardless of other bookings. */
export const startRefusals = [
  'past',
  'too-soon',
  'too-far',
  'off-grid',
  'too-late-in-the-day',
  'cut-by-closing',
  'parts-away',
  'too-long-to-wait',
] as const;
export type StartRefusal = (typeof startRefusals)[number];

/** Nobody waits in the waiting room for longer than this. */
export const longestWaitMinutes = 180;

export type Notice = {
  shop: Pick<ShopHours, 'hours' | 'timeZone'>;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  /** The first day on which all parts are in stock, ISO 8601; absent if none are needed. */
  notBefore?: string;
};

/** Checks notice, horizon, grid, closing time, parts and waiting room; null if the start is allowed. */
export function refuseStart(
  job: Job,
  plan: JobPlan,
  { shop, now, notBefore }: Notice,
): StartRefusal | null {
  const { service } = job;
  const local = Temporal.Instant.fromEpochMilliseconds(plan.startsAt).toZonedDateTimeISO(
    shop.timeZone,
  );
  const daysAhead = shopDate(shop, now).until(local.toPlainDate()).days;
  if (plan.startsAt <= now) return 'past';
  if (daysAhead < service.leadDays) return 'too-soon';
  if (daysAhead > service.horizonDays) return 'too-far';
  if (!isOnGrid(local, service.startEveryMinutes)) return 'off-grid';
  if (service.lastStart && timeOf(local) > service.lastStart) return 'too-late-in-the-day';
  if (isCutByClosing(job, plan, shop)) return 'cut-by-closing';
  if (notBefore && local.toPlainDate().toString() < notBefore) return 'parts-away';
  return job.mode === 'wait' && !canWait(job, plan) ? 'too-long-to-wait' : null;
}

/**
 * Nobody leaves a truck overnight for work as short as somebody would wait for; a lift that is dropped off after lunch
 * is ready on the next day.
 */
function isCutByClosing(
  job: Job,
  { startsAt, endsAt }: JobPlan,
  shop: Pick<ShopHours, 'hours' | 'timeZone'>,
): boolean {
  const endsToday = shopDate(shop, startsAt).equals(shopDate(shop, endsAt - 1));
  return job.minutes <= longestWaitMinutes && !endsToday && fitsInADay(job, shop.hours);
}

/** Waiting customers need a short job that ends before the shop closes. */
function canWait({ service, minutes }: Job, plan: JobPlan): boolean {
  return service.canWait && minutes <= longestWaitMinutes && plan.work.length === 1;
}

function isOnGrid(local: Temporal.ZonedDateTime, everyMinutes: number): boolean {
  const isWhole = local.epochMilliseconds % minuteMs === 0;
  return isWhole && (60 * local.hour + local.minute) % everyMinutes === 0;
}

function timeOf(local: Temporal.ZonedDateTime): string {
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}
