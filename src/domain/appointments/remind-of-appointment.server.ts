import { and, eq, isNull } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { mailReminder } from './appointment-letters.server.ts';

/**
 * Sends the reminder of an appointment once; not if it was canceled, has moved to another time (which has its own
 * reminder) or has started.
 */
export async function remindOfAppointment(
  ctx: Ctx,
  { appointmentId, startsAt }: { appointmentId: string; startsAt: string },
): Promise<void> {
  requireSystem(ctx.actor);
  // The calendar records who was reminded, so nothing is recorded for a letter that stays in the outbox.
  if (!ctx.sendsMail) return;
  const shop = await getShopSettings(ctx);
  const now = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(appointments)
      .set({ remindedAt: now })
      .where(
        and(
          eq(appointments.id, appointmentId),
          eq(appointments.startsAt, new Date(startsAt)),
          isNull(appointments.remindedAt),
          isNull(appointments.cancelledAt),
        ),
      )
      .returning();
    if (row && row.startsAt > now) await mailReminder({ ...ctx, db: tx }, { shop, row });
  });
}
