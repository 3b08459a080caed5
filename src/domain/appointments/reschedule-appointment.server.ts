import { eq } from 'drizzle-orm';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { offerLater, planReminder } from './after-change.server.ts';
import type { Appointment } from './appointment.ts';
import {
  type AppointmentAccess,
  type AppointmentRow,
  requireUpcoming,
} from './appointment-access.server.ts';
import { mailMoved } from './appointment-letters.server.ts';
import { type ClaimedTime, claimTime } from './claim-time.server.ts';
import { withAlternatives } from './free-times.server.ts';
import { readInstant } from './instant-input.ts';
import { lockCalendarOf } from './lock-calendar.server.ts';
import type { Job } from './plan-job.ts';
import { showAppointment } from './show-appointment.server.ts';

export type RescheduleInput = AppointmentAccess & {
  startsAt: string;
  /** Bays or people that the shop has chosen. */
  only?: readonly string[];
  /** False if the shop has already told the customer, so no mail is sent. */
  tell?: boolean;
};

/**
 * Reschedules an appointment: by its customer under the same rules as a new one, by the shop (calendar.write) within
 * opening hours. The old time is free at once.
 * @throws {DomainError} 'not-found', 'invalid'; 'conflict' if it is over or canceled
 * @throws {TimeTakenError} with the next free times; nothing has changed then
 */
export async function rescheduleAppointment(
  ctx: Ctx,
  input: RescheduleInput,
): Promise<Appointment> {
  const shop = await getShopSettings(ctx);
  const startsAt = readInstant(input.startsAt);
  const before = await requireUpcoming(ctx, input);
  const wanted = {
    shop,
    job: jobOfRow(shop, before),
    startsAt,
    notBefore: before.notBefore ?? undefined,
  };
  const row = await withAlternatives(ctx, wanted, () =>
    ctx.db.transaction((tx) => move({ ...ctx, db: tx }, { input, shop, startsAt })),
  );
  return showAppointment(ctx, row);
}

type Move = { input: RescheduleInput; shop: ShopSettings; startsAt: Temporal.Instant };

async function move(ctx: Ctx, { input, shop, startsAt }: Move): Promise<AppointmentRow> {
  await lockCalendarOf(ctx, shop);
  const before = await requireUpcoming(ctx, input);
  const byShop = 'id' in input;
  const prefer = byShop ? await resourcesOfEntry(ctx, before) : [];
  await leaveEntry(ctx, before);
  const time = await claimTime(ctx, {
    shop,
    job: jobOfRow(shop, before),
    startsAt,
    kind: 'appointment',
    notBefore: before.notBefore ?? undefined,
    byShop,
    only: input.only,
    prefer,
  });
  const row = await (byShop && isSameTime(before, time)
    ? saveNewTime(ctx, { before, time })
    : moveTo(ctx, { before, time, shop, tell: input.tell }));
  if (byShop) {
    const subject = { kind: 'appointment', id: row.id, name: row.name };
    const detail = { from: before.startsAt.toISOString(), to: row.startsAt.toISOString() };
    await recordAudit(ctx, { action: 'appointments.move', subject, detail });
  }
  return row;
}

function isSameTime({ startsAt, missedAt }: AppointmentRow, time: ClaimedTime): boolean {
  return !missedAt && startsAt.getTime() === time.startsAt.epochMilliseconds;
}

/** Another bay or person at the same time is of no interest to the customer. */
async function saveNewTime(
  ctx: Ctx,
  { before, time }: { before: AppointmentRow; time: ClaimedTime },
): Promise<AppointmentRow> {
  const [row] = await ctx.db
    .update(appointments)
    .set({ entryId: time.entryId, endsAt: new Date(time.endsAt.epochMilliseconds) })
    .where(eq(appointments.id, before.id))
    .returning();
  if (!row) throw new Error('The appointment was not changed');
  return row;
}

/** The bays, racks and people that an appointment has. */
export async function resourcesOfEntry(ctx: Ctx, { entryId }: AppointmentRow): Promise<string[]> {
  if (!entryId) return [];
  const rows = await ctx.db
    .selectDistinct({ resource: calendarOccupations.resource })
    .from(calendarOccupations)
    .where(eq(calendarOccupations.entryId, entryId));
  return rows.map(({ resource }) => resource);
}

/** The work of an appointment, even if its service is no longer offered. */
export function jobOfRow({ services }: ShopSettings, row: AppointmentRow): Job {
  const { service: slug, minutes, mode } = row;
  const known = services.find((service) => service.slug === slug);
  return { minutes, mode, service: known ?? retiredService(row) };
}

function retiredService({ service: slug, serviceName: name, minutes, mode }: AppointmentRow) {
  return {
    slug,
    name,
    minutes,
    usesBuildHours: true,
    needsBay: true,
    rackMinutes: 0,
    bufferMinutes: { before: 0, after: 0 },
    canWait: mode === 'wait',
    leadDays: 0,
    horizonDays: 90,
    dailyCap: null,
    startEveryMinutes: 30,
    lastStart: null,
  };
}

/** Frees the time and resources of the appointment. */
export async function leaveEntry(ctx: Ctx, { entryId }: AppointmentRow): Promise<void> {
  if (entryId) await ctx.db.delete(calendarEntries).where(eq(calendarEntries.id, entryId));
}

type Moved = {
  before: AppointmentRow;
  time: ClaimedTime;
  shop: ShopSettings;
  tell?: boolean;
};

/** Stores the new time, sends the letters, and has the old time offered to the waiting list. */
export async function moveTo(
  ctx: Ctx,
  { before, time, shop, tell = true }: Moved,
): Promise<AppointmentRow> {
  const [row] = await ctx.db
    .update(appointments)
    .set({
      entryId: time.entryId,
      startsAt: new Date(time.startsAt.epochMilliseconds),
      endsAt: new Date(time.endsAt.epochMilliseconds),
      revision: before.revision + 1,
      remindedAt: null,
      readyMailedAt: null,
      arrivedAt: null,
      startedAt: null,
      missedAt: null,
    })
    .where(eq(appointments.id, before.id))
    .returning();
  if (!row) throw new Error('The appointment was not moved');
  if (tell) await mailMoved(ctx, { shop, row, before });
  await planReminder(ctx, row);
  await offerLater(ctx);
  return row;
}
