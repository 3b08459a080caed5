import { and, eq, isNull } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import { getShopSettings } from '../settings/index.server.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { mailTruckReady } from './appointment-letters.server.ts';
import { isMailedWhenReady, TELL_READY_AFTER } from './ready-notice.ts';

type Finished = Pick<AppointmentRow, 'id' | 'mode' | 'contactKind' | 'finishedAt'>;

/** Queued when a truck is marked as finished, in the transaction of `ctx.db` that records it. */
export async function tellTruckReadyLater({ db, jobs, clock }: Ctx, row: Finished): Promise<void> {
  if (!row.finishedAt || !isMailedWhenReady(row)) return;
  const finishedAt = row.finishedAt.toISOString();
  await jobs.enqueue(
    db,
    { name: 'tell-truck-ready', data: { appointmentId: row.id, finishedAt } },
    // One job per mark, so that a truck that is marked again is not mailed about sooner.
    { startAfter: clock.now().add(TELL_READY_AFTER), key: `${row.id}/${finishedAt}` },
  );
}

/**
 * Mails a customer that the truck is ready, once per appointment; not if the mark was taken back or set again since,
 * nor after a cancellation.
 */
export async function tellTruckReady(
  ctx: Ctx,
  { appointmentId, finishedAt }: { appointmentId: string; finishedAt: string },
): Promise<void> {
  requireSystem(ctx.actor);
  // The calendar records who was told, so nothing is recorded for a letter that stays in the outbox.
  if (!ctx.sendsMail) return;
  const shop = await getShopSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    // Finding and recording are one statement: of two processes with this job, one finds nothing.
    const [row] = await tx
      .update(appointments)
      .set({ readyMailedAt: new Date(ctx.clock.now().epochMilliseconds) })
      .where(
        and(
          eq(appointments.id, appointmentId),
          eq(appointments.finishedAt, new Date(finishedAt)),
          isNull(appointments.readyMailedAt),
          isNull(appointments.cancelledAt),
        ),
      )
      .returning();
    if (row) await mailTruckReady({ ...ctx, db: tx }, { shop, row });
  });
}
