import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import type { AppointmentRow } from './appointment-access.server.ts';

/**
 * Queues the reminder for the same hour of the day before, by the shop's clock; nobody is reminded of
 * what begins within a day of booking it.
 */
export async function planReminder(ctx: Ctx, row: AppointmentRow): Promise<void> {
  const startsAt = row.startsAt.toTemporalInstant();
  if (row.contactKind !== 'email') return;
  const { timeZone } = await getShopSettings(ctx);
  const startAfter = startsAt.toZonedDateTimeISO(timeZone).subtract({ days: 1 }).toInstant();
  if (Temporal.Instant.compare(startAfter, ctx.clock.now()) <= 0) return;
  await ctx.jobs.enqueue(
    ctx.db,
    {
      name: 'remind-of-appointment',
      data: { appointmentId: row.id, startsAt: startsAt.toString() },
    },
    // One for each time it had: the reminder of an old one finds that it moved, and says nothing.
    { startAfter, key: `${row.id}/${startsAt.epochMilliseconds}` },
  );
}

/** Has the waiting list looked through, now or when an offer runs out. */
export async function offerLater(ctx: Ctx, at?: Temporal.Instant): Promise<void> {
  await ctx.jobs.enqueue(
    ctx.db,
    { name: 'offer-freed-times', data: {} },
    at ? { startAfter: at, key: at.toString() } : { key: 'now' },
  );
}
