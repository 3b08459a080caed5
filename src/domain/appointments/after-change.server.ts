import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import type { AppointmentRow } from './appointment-access.server.ts';

/**
 * Queues the reminder for the same local time on the day before. There is no reminder for an appointment that starts
 * within a day of being booked.
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
    // One job per time: the reminder of an earlier time finds that the appointment has moved and sends nothing.
    { startAfter, key: `${row.id}/${startsAt.epochMilliseconds}` },
  );
}

/** Checks the waiting list, now or when an offer expires. */
export async function offerLater(ctx: Ctx, at?: Temporal.Instant): Promise<void> {
  await ctx.jobs.enqueue(
    ctx.db,
    { name: 'offer-freed-times', data: {} },
    at ? { startAfter: at, key: at.toString() } : { key: 'now' },
  );
}
