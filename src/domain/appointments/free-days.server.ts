import { z } from 'zod';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { requireUpcoming } from './appointment-access.server.ts';
import type { FreeTime } from './find-free-times.ts';
import { findIn } from './free-times.server.ts';
import { type JobInput, jobOf } from './job-input.ts';
import { shopDate } from './open-windows.ts';
import type { Job } from './plan-job.ts';
import { jobOfRow } from './reschedule-appointment.server.ts';
import { describeDays, type ShopDay } from './shop-days.ts';

/** What a visitor can book for a job, and the days it falls on. */
export type FreeDays = { days: ShopDay[]; times: FreeTime[] };

export type FreeDaysInput = JobInput & {
  /** The first day on which all parts are in stock (`partsGate`). */
  notBefore?: string;
  /** The visitor's own hold, whose time counts as free. */
  hold?: string;
};

/**
 * The calendar of a service from this week to its horizon.
 * @throws {DomainError} 'invalid' for a service that cannot be booked
 */
export async function freeDays(ctx: Ctx, input: FreeDaysInput): Promise<FreeDays> {
  const shop = await getShopSettings(ctx);
  const { notBefore, hold } = input;
  const except = z.uuid().safeParse(hold).data;
  return daysFor(ctx, shop, { job: jobOf(shop, input), notBefore, except });
}

/**
 * The times that a customer can reschedule an appointment to.
 * @throws {DomainError} as `requireUpcoming`
 */
export async function freeDaysToMove(ctx: Ctx, token: string): Promise<FreeDays> {
  const shop = await getShopSettings(ctx);
  const row = await requireUpcoming(ctx, { token });
  const { days, times } = await daysFor(ctx, shop, {
    job: jobOfRow(shop, row),
    notBefore: row.notBefore ?? undefined,
    except: row.entryId ?? undefined,
  });
  const own = row.startsAt.toTemporalInstant().toString();
  return { days, times: times.filter(({ startsAt }) => startsAt !== own) };
}

type Wanted = { job: Job; notBefore?: string; except?: string };

async function daysFor(ctx: Ctx, shop: ShopSettings, wanted: Wanted): Promise<FreeDays> {
  const { job, notBefore } = wanted;
  const now = ctx.clock.now().epochMilliseconds;
  const from = shopDate(shop, now);
  const to = from.add({ days: job.service.horizonDays });
  const times = await findIn(ctx, shop, { ...wanted, from, to });
  return { times, days: describeDays({ shop, service: job.service, now, notBefore, times }) };
}
