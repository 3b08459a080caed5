import { eq } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { offerLater } from './after-change.server.ts';
import {
  type AppointmentAccess,
  type AppointmentRow,
  requireUpcoming,
} from './appointment-access.server.ts';
import { tellCancelled } from './appointment-letters.server.ts';
import { lockCalendar } from './lock-calendar.server.ts';
import { leaveEntry } from './reschedule-appointment.server.ts';

/**
 * Cancels an appointment, by its owner or by the shop (calendar.write). Its time is free at once and
 * offered to who waits.
 * @throws {DomainError} 'not-found'; 'conflict' when it is over or cancelled already
 */
export async function cancelAppointment(ctx: Ctx, access: AppointmentAccess): Promise<void> {
  const shop = await getShopSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendar(tx);
    const row = await requireUpcoming(inner, access);
    await leaveEntry(inner, row);
    const byShop = 'id' in access;
    await noteCancelled(inner, row, byShop ? 'shop' : 'visitor');
    await tellCancelled(inner, { shop, row });
    await offerLater(inner);
    if (byShop) {
      const subject = { kind: 'appointment', id: row.id, name: row.name };
      await recordAudit(inner, { action: 'appointments.cancel', subject });
    }
  });
}

async function noteCancelled(ctx: Ctx, { id, revision }: AppointmentRow, by: 'visitor' | 'shop') {
  await ctx.db
    .update(appointments)
    .set({
      cancelledAt: new Date(ctx.clock.now().epochMilliseconds),
      cancelledBy: by,
      revision: revision + 1,
    })
    .where(eq(appointments.id, id));
}
