import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { appointments, calendarEntries } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { reachGoal } from '#src/domain/experiments/index.server.ts';
import { markBooked } from '#src/domain/leads/index.server.ts';
import { normalizeContact } from '#src/domain/leads/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { type Origin, originSchema } from '#src/domain/traffic-sources/index.ts';
import type { Ctx, Locale } from '../context.ts';
import { parseInput } from '../parse-input.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { submissionKey } from '../submission-key.server.ts';
import { planReminder } from './after-change.server.ts';
import type { Appointment } from './appointment.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { mailBooked } from './appointment-letters.server.ts';
import { type BookingDetails, type BookingDetailsInput, bookingSchema } from './booking-schema.ts';
import { type Claim, type ClaimedTime, claimTime } from './claim-time.server.ts';
import { withAlternatives } from './free-times.server.ts';
import { readInstant } from './instant-input.ts';
import { type JobInput, jobOf } from './job-input.ts';
import { lockCalendarOf } from './lock-calendar.server.ts';
import { showAppointment } from './show-appointment.server.ts';

export type BookingInput = JobInput & {
  /** ISO 8601 with a zone, as `freeTimes` returns it. */
  startsAt: string;
  /** The id from `holdSlot`. Without it, or if it has expired, the time is booked if it is still free. */
  hold?: string;
  details: BookingDetailsInput;
  locale: Locale;
  notBefore?: string;
  buildId?: string;
  leadId?: string;
  /** Where the visitor came from (`originOf`). */
  origin?: Origin;
  /** Booked by staff, for example on the phone, optionally with a chosen bay. Requires calendar.write. */
  byShop?: boolean;
  only?: readonly string[];
};

/**
 * Books a time: row, letters and reminder in one transaction. The same form sent twice makes one appointment.
 * @throws {DomainError} 'invalid' with the fields, or for a start that is not possible at all
 * @throws {TimeTakenError} with the next free times, for a start that somebody else has
 */
export async function bookAppointment(ctx: Ctx, input: BookingInput): Promise<Appointment> {
  if (input.byShop) requireScope(ctx.actor, 'calendar.write');
  const details = parseInput(
    // Errors are in the language of the person at the desk, letters in the customer's.
    bookingSchema(input.byShop ? ctx.locale : input.locale),
    input.details,
  );
  const shop = await getShopSettings(ctx);
  const claim: Claim = {
    shop,
    job: jobOf(shop, input),
    startsAt: readInstant(input.startsAt),
    notBefore: input.notBefore,
    byShop: input.byShop,
    only: input.only,
    kind: 'appointment',
  };
  const booking = { input, details, claim, shop };
  const row = await withAlternatives(ctx, { ...claim, shop }, () =>
    ctx.db.transaction((tx) => book({ ...ctx, db: tx }, booking)),
  );
  return showAppointment(ctx, row);
}

type Booking = {
  input: BookingInput;
  details: BookingDetails;
  claim: Claim;
  shop: ShopSettings;
};

async function book(ctx: Ctx, { input, details, claim, shop }: Booking): Promise<AppointmentRow> {
  await lockCalendarOf(ctx, shop);
  const formId = submissionKey(details.formId, { ...details, startsAt: input.startsAt });
  const sent = await findSent(ctx, formId);
  if (sent) return sent;
  const held = input.hold ? await takeHold(ctx, { hold: input.hold, claim }) : null;
  const time = held ?? (await claimTime(ctx, claim));
  const { locale, notBefore, buildId, leadId, byShop, origin } = input;
  const row = await insertAppointment(ctx, {
    claim,
    time,
    details: { ...details, formId },
    from: { locale, notBefore, buildId, leadId, origin },
  });
  await reachGoal(ctx, { goal: 'appointment_booked', locale, detail: row.service });
  await markBooked(ctx, { leadId, buildId });
  await mailBooked(ctx, { shop, row });
  if (byShop) {
    const subject = { kind: 'appointment', id: row.id, name: row.name };
    await recordAudit(ctx, { action: 'appointments.book', subject });
  }
  return row;
}

async function findSent(ctx: Ctx, formId: string): Promise<AppointmentRow | undefined> {
  const [row] = await ctx.db.select().from(appointments).where(eq(appointments.formId, formId));
  return row;
}

/** The held time as a claim; null if the hold has expired or is for another time. */
async function takeHold(
  ctx: Ctx,
  { hold, claim }: { hold: string; claim: Claim },
): Promise<ClaimedTime | null> {
  if (!z.uuid().safeParse(hold).success) return null;
  const own = and(eq(calendarEntries.id, hold), eq(calendarEntries.kind, 'hold'));
  const [entry] = await ctx.db.select().from(calendarEntries).where(own);
  if (!entry?.expiresAt || hasPassed(ctx, entry.expiresAt)) return null;
  const { job, startsAt } = claim;
  const isSame =
    entry.startsAt.getTime() === startsAt.epochMilliseconds &&
    entry.service === job.service.slug &&
    entry.minutes === job.minutes &&
    entry.mode === job.mode;
  if (!isSame) {
    await ctx.db.delete(calendarEntries).where(own);
    return null;
  }
  await insertEntry(ctx, entry.id);
  return { entryId: entry.id, startsAt, endsAt: entry.endsAt.toTemporalInstant() };
}

function hasPassed({ clock }: Ctx, moment: Date): boolean {
  return moment.getTime() <= clock.now().epochMilliseconds;
}

/** Turns the hold's entry into the appointment's. */
export async function insertEntry(ctx: Ctx, entryId: string): Promise<void> {
  await ctx.db
    .update(calendarEntries)
    .set({ kind: 'appointment', expiresAt: null, heldBy: null })
    .where(eq(calendarEntries.id, entryId));
}

type NewAppointment = {
  claim: Pick<Claim, 'job' | 'byShop'>;
  time: ClaimedTime;
  details: BookingDetails;
  from: Pick<BookingInput, 'locale' | 'notBefore' | 'buildId' | 'leadId' | 'origin'>;
};

/** Stores the appointment for a claimed time and queues the reminder. */
export async function insertAppointment(
  ctx: Ctx,
  { claim: { job, byShop }, time, details, from: { origin, ...from } }: NewAppointment,
): Promise<AppointmentRow> {
  const [row] = await ctx.db
    .insert(appointments)
    .values({
      ...details,
      ...normalizeContact(details.contact),
      ...from,
      ...(origin && originSchema.parse(origin)),
      id: ctx.ids.uuid(),
      entryId: time.entryId,
      service: job.service.slug,
      serviceName: job.service.name,
      minutes: job.minutes,
      mode: job.mode,
      startsAt: new Date(time.startsAt.epochMilliseconds),
      endsAt: new Date(time.endsAt.epochMilliseconds),
      bookedBy: byShop ? 'shop' : 'visitor',
      createdAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .returning();
  if (!row) throw new Error('The appointment was not written');
  await planReminder(ctx, row);
  return row;
}
