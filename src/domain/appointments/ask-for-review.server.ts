import { eq } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import { inviteAfterVisit } from '../reviews/index.server.ts';

/** How long after the truck is ready a customer is asked for a review, so that they have driven it. */
const ASK_AFTER = Temporal.Duration.from({ hours: 48 });

/** Queued when a truck is ready, in the transaction of `ctx.db` that records it. */
export async function askForReviewLater(
  { db, jobs, clock }: Ctx,
  appointmentId: string,
): Promise<void> {
  const job = { name: 'ask-for-review' as const, data: { appointmentId } };
  await jobs.enqueue(db, job, { startAfter: clock.now().add(ASK_AFTER), key: appointmentId });
}

/** Sends one review request; none if the work continues after all, or if there is no email address. */
export async function askForReview(
  ctx: Ctx,
  { appointmentId }: { appointmentId: string },
): Promise<void> {
  requireSystem(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(appointments).where(eq(appointments.id, appointmentId));
    if (!row?.finishedAt || row.cancelledAt || row.contactKind !== 'email') return;
    const { name, contact: email, vehicle, locale } = row;
    await inviteAfterVisit({ ...ctx, db: tx }, { name, email, vehicle, locale, appointmentId });
  });
}
