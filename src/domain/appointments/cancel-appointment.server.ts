import { eq } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { offerLater } from './after-change.server.ts';
import {
  type AppointmentAccess,
  type AppointmentRow,
  requireUpcoming,
} from './appointment-access.server.ts';
import { mailCancelled } from './appointment-letters.server.ts';
import { lockCalendar } from './lock-calendar.server.ts';
import { leaveEntry } from './reschedule-appointment.server.ts';

/** Maximum length of a stored reason. */
const longestReason = 500;

export type CancelInput = AppointmentAccess & {
  reason?: string;
  /** False if the shop has already told the customer, so no mail is sent. */
  tell?: boolean;
};

/**
 * Cancels an appointment, by its customer or by the shop (calendar.write). Its time is free at once and offered to
 * the waiting list.
 * @throws {DomainError} 'not-found'; 'conflict' if it is over or already canceled
 */
export async function cancelAppointment(ctx: Ctx, input: CancelInput): Promise<void> {
  const shop = await getShopSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendar(tx);
    const row = await requireUpcoming(inner, input);
    await leaveEntry(inner, row);
    const byShop = 'id' in input;
    await noteCancelled(inner, row, { by: byShop ? 'shop' : 'visitor', reason: input.reason });
    if (input.tell !== false) await mailCancelled(inner, { shop, row });
    await offerLater(inner);
    if (byShop) {
      const subject = { kind: 'appointment', id: row.id, name: row.name };
      await recordAudit(inner, { action: 'appointments.cancel', subject });
    }
  });
}

type Cancelling = { by: 'visitor' | 'shop'; reason?: string };

async function noteCancelled(
  ctx: Ctx,
  { id, revision }: AppointmentRow,
  { by, reason = '' }: Cancelling,
): Promise<void> {
  await ctx.db
    .update(appointments)
    .set({
      cancelledAt: new Date(ctx.clock.now().epochMilliseconds),
      cancelledBy: by,
      cancelReason: plainText(reason).trim().slice(0, longestReason),
      revision: revision + 1,
    })
    .where(eq(appointments.id, id));
}
