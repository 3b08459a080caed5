import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import type { FreeTime } from './find-free-times.ts';
import { findIn } from './free-times.server.ts';
import { readDate } from './instant-input.ts';
import { type JobInput, jobOf } from './job-input.ts';
import type { Job } from './plan-job.ts';
import { why } from './refusals.ts';
import { jobOfRow } from './reschedule-appointment.server.ts';

export type ShopTimesInput = {
  /** New work, or the appointment to reschedule (whose own time counts as free). */
  work: JobInput | { id: string };
  /** ISO dates of the shop's calendar, both included. */
  from: string;
  to: string;
  /** Bays or people that the shop has chosen. */
  only?: readonly string[];
};

/**
 * The starts that the shop itself can book: in its hours, with bay, rack and technician free, regardless of the
 * service's notice, horizon and cap. Requires calendar.read.
 * @throws {DomainError} 'invalid' for a service that cannot be booked, 'not-found'
 */
export async function freeTimesForShop(ctx: Ctx, input: ShopTimesInput): Promise<FreeTime[]> {
  requireScope(ctx.actor, 'calendar.read');
  const shop = await getShopSettings(ctx);
  const { work, from, to, only } = input;
  return findIn(ctx, shop, {
    ...('id' in work ? await jobToMove(ctx, shop, work.id) : { job: jobOf(shop, work) }),
    from: readDate(from, 'from'),
    to: readDate(to, 'to'),
    byShop: true,
    only,
  });
}

async function jobToMove(
  ctx: Ctx,
  shop: ShopSettings,
  id: string,
): Promise<{ job: Job; except?: string }> {
  const isId = z.uuid().safeParse(id).success;
  const [row] = isId ? await ctx.db.select().from(appointments).where(eq(appointments.id, id)) : [];
  if (!row) throw notFound(why('appointments.missing'));
  return { job: jobOfRow(shop, row), except: row.entryId ?? undefined };
}
