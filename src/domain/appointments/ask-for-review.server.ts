import { eq } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import { inviteAfterVisit } from '../reviews/index.server.ts';

/** So long after its truck is ready a customer is asked: they have driven it by then. */
const ASK_AFTER = Temporal.Duration.from({ hours: 48 });

/** Queued when a truck is ready, in the transaction of `ctx.db` that says so. */
export async function askForReviewLater(
  { db, jobs, clock }: Ctx,
  appointmentId: string,
): Promise<void> {
  const job = { name: 'ask-for-review' as const, data: { appointmentId } };
  await jobs.enqueue(db, job, { startAfter: clock.now().add(ASK_AFTER), key: appointmentId });
}

/** Asks how it went, once: not where the work goes on after all, nor without an address. */
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
