import type { Ctx } from '../context.ts';
import type { AppointmentRow } from './appointment-access.server.ts';

/** A day before, by the clock. */
const remindAhead = Temporal.Duration.from({ hours: 24 });

/** Queues the reminder; nobody is reminded of what begins within a day of booking it. */
export async function planReminder(ctx: Ctx, row: AppointmentRow): Promise<void> {
  const startsAt = row.startsAt.toTemporalInstant();
  const startAfter = startsAt.subtract(remindAhead);
  if (row.contactKind !== 'email') return;
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
