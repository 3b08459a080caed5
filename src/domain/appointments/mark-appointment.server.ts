import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { DomainError, notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { offerLater } from './after-change.server.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { type AppointmentState, appointmentState } from './appointment-state.ts';
import { askForReviewLater } from './ask-for-review.server.ts';
import { lockCalendar } from './lock-calendar.server.ts';
import { why } from './refusals.ts';
import { leaveEntry } from './reschedule-appointment.server.ts';
import { tellTruckReadyLater } from './tell-truck-ready.server.ts';

/** The states that staff set; cancelling has its own function. */
export type MarkedState = Exclude<AppointmentState, 'cancelled'>;

/**
 * Records how far the shop has come with an appointment; also a step back, to correct a mistake. The time of a
 * no-show is free at once, and the customer of a finished truck is mailed some minutes later. An appointment of a later day can only be marked with `early`, after a confirmation.
 * Requires calendar.write.
 * @throws {DomainError} 'not-found'; 'conflict' if it was canceled, has lost its time, or is on a later day
 */
export async function markAppointment(
  ctx: Ctx,
  { id, state, early = false }: { id: string; state: MarkedState; early?: boolean },
): Promise<void> {
  requireScope(ctx.actor, 'calendar.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendar(tx);
    const row = await findMarkable(inner, id);
    if (appointmentState(row) === state) return;
    if (!early && state !== 'expected') await refuseAhead(inner, row);
    if (state === 'missed') {
      await leaveEntry(inner, row);
      await offerLater(inner);
    }
    const marks = marksOf(row, { state, now: new Date(ctx.clock.now().epochMilliseconds) });
    await tx.update(appointments).set(marks).where(eq(appointments.id, row.id));
    if (state === 'finished') {
      await tellTruckReadyLater(inner, { ...row, ...marks });
      await askForReviewLater(inner, row.id);
    }
    const subject = { kind: 'appointment', id: row.id, name: row.name };
    await recordAudit(inner, {
      action: 'appointments.mark',
      subject,
      detail: { state, ...(early && { early }) },
    });
  });
}

async function findMarkable(ctx: Ctx, id: string): Promise<AppointmentRow> {
  const isId = z.uuid().safeParse(id).success;
  const [row] = isId ? await ctx.db.select().from(appointments).where(eq(appointments.id, id)) : [];
  if (!row) throw notFound(why('appointments.missing'));
  const state = appointmentState(row);
  if (state === 'cancelled') throw new DomainError('conflict', why('appointments.cancelled'));
  if (state === 'missed') {
    throw new DomainError('conflict', why('appointments.missed'));
  }
  return row;
}

/** A click on the wrong day would free a bay, or request a review of work that has not started. */
async function refuseAhead(ctx: Ctx, { startsAt }: AppointmentRow): Promise<void> {
  const { timeZone } = await getShopSettings(ctx);
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone).toPlainDate();
  const [day, today] = [dayOf(startsAt.toTemporalInstant()), dayOf(ctx.clock.now())];
  if (Temporal.PlainDate.compare(day, today) <= 0) return;
  throw new DomainError('conflict', why('appointments.ahead', { day: day.toString() }));
}

type Marks = Pick<AppointmentRow, 'arrivedAt' | 'startedAt' | 'finishedAt' | 'missedAt'>;

const order: readonly AppointmentState[] = ['expected', 'arrived', 'started', 'finished'];

/** Earlier steps keep their time, skipped ones get the current time, later ones are cleared. */
function marksOf(row: Marks, { state, now }: { state: MarkedState; now: Date }): Marks {
  const reached = order.indexOf(state);
  const at = (step: AppointmentState, before: Date | null) =>
    order.indexOf(step) <= reached ? (before ?? now) : null;
  return {
    arrivedAt: at('arrived', row.arrivedAt),
    startedAt: at('started', row.startedAt),
    finishedAt: at('finished', row.finishedAt),
    missedAt: state === 'missed' ? now : null,
  };
}
