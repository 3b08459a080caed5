import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import {
  type FreeTime,
  type FreeTimesQuestion,
  findFreeTimes,
  stayDays,
} from './find-free-times.ts';
import { readDate } from './instant-input.ts';
import { type JobInput, jobOf } from './job-input.ts';
import { shopDate } from './open-windows.ts';
import type { Job } from './plan-job.ts';
import { readCalendar } from './read-calendar.server.ts';
import { TimeTakenError } from './time-taken.ts';

export type FreeTimesInput = JobInput & {
  /** ISO dates of the shop's calendar, both included. */
  from: string;
  to: string;
  /** The first day on which all parts are in stock (`partsGate`). */
  notBefore?: string;
  limit?: number;
};

/**
 * The starts that a visitor can book now, in order: during opening hours, with a bay, rack and technician free for as
 * long as the work takes, and within the service's notice, horizon and cap.
 * @throws {DomainError} 'invalid' for a service that cannot be booked
 */
export async function freeTimes(ctx: Ctx, input: FreeTimesInput): Promise<FreeTime[]> {
  const shop = await getShopSettings(ctx);
  const { from, to, notBefore, limit } = input;
  return findIn(ctx, shop, {
    job: jobOf(shop, input),
    from: readDate(from, 'from'),
    to: readDate(to, 'to'),
    notBefore,
    limit,
  });
}

/** `findFreeTimes` on the current calendar, ignoring the entry that is about to be given up. */
export async function findIn(
  ctx: Ctx,
  shop: ShopSettings,
  { except, ...question }: FreeTimesQuestion & { except?: string },
): Promise<FreeTime[]> {
  const { from, to, job } = question;
  const at = (date: Temporal.PlainDate) => date.toZonedDateTime(shop.timeZone).epochMilliseconds;
  const calendar = await readCalendar(ctx.db, {
    shop,
    service: job.service,
    during: { from: at(from), to: at(to.add({ days: stayDays(job) })) },
    now: ctx.clock.now().epochMilliseconds,
    except,
  });
  return findFreeTimes(question, calendar);
}

type Wanted = { job: Job; startsAt: Temporal.Instant; notBefore?: string };

/** How many alternatives somebody is shown whose time was taken. */
const alternatives = 5;

/**
 * Runs `work`; if it fails because the time is taken, the error carries the next free times: from the week that
 * starts on the requested day, else the first from today.
 */
export async function withAlternatives<Result>(
  ctx: Ctx,
  wanted: { shop: ShopSettings } & Wanted,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    throw new TimeTakenError(await nextFreeTimes(ctx, wanted.shop, wanted), error.clashes);
  }
}

export async function nextFreeTimes(
  ctx: Ctx,
  shop: ShopSettings,
  { job, startsAt, notBefore }: Wanted,
): Promise<FreeTime[]> {
  const today = shopDate(shop, ctx.clock.now().epochMilliseconds);
  const to = today.add({ days: job.service.horizonDays });
  const question = { job, notBefore, limit: alternatives };
  const from = shopDate(shop, startsAt.epochMilliseconds);
  const soon = await findIn(ctx, shop, { ...question, from, to: from.add({ days: 7 }) });
  return soon.length > 0 ? soon : findIn(ctx, shop, { ...question, from: today, to });
}
