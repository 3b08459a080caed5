import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import type { AppointmentRow } from './appointment-access.server.ts';

/**
 * Queues the reminder for the same local time on the day before. There is no reminder for an appointment that starts
 * within a day of being booked. One that was still due at its earlier start (`movedFrom`), and would have been due by
 * now, is sent at once.
 */
export async function planReminder(
  ctx: Ctx,
  row: AppointmentRow,
  { movedFrom }: { movedFrom?: Date | undefined } = {},
): Promise<void> {
  if (row.contactKind !== 'email') return;
  const { timeZone } = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const due = dayBefore(row.startsAt, timeZone);
  const isDue = Temporal.Instant.compare(due, now) <= 0;
  const wasAhead = movedFrom !== undefined && movedFrom.getTime() - now.epochMilliseconds > dayMs;
  if (isDue && !wasAhead) return;
  const startsAt = row.startsAt.toTemporalInstant();
  await ctx.jobs.enqueue(
    ctx.db,
    {
      name: 'remind-of-appointment',
      data: { appointmentId: row.id, startsAt: startsAt.toString() },
    },
    // One job per time: the reminder of an earlier time finds that the appointment has moved and sends nothing.
    { startAfter: isDue ? now : due, key: `${row.id}/${startsAt.epochMilliseconds}` },
  );
}

const dayMs = 24 * 60 * 60_000;

function dayBefore(startsAt: Date, timeZone: string): Temporal.Instant {
  return startsAt
    .toTemporalInstant()
    .toZonedDateTimeISO(timeZone)
    .subtract({ days: 1 })
    .toInstant();
}

/** Checks the waiting list, now or when an offer expires. */
export async function offerLater(ctx: Ctx, at?: Temporal.Instant): Promise<void> {
  await ctx.jobs.enqueue(
    ctx.db,
    { name: 'offer-freed-times', data: {} },
    at ? { startAfter: at, key: at.toString() } : { key: 'now' },
  );
}
