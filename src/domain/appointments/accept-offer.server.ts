import { eq } from 'drizzle-orm';
import { appointments, calendarEntries, waitingList } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx } from '../context.ts';
import { DomainError, notFound } from '../errors.ts';
import { getShopSettings } from '../settings/index.server.ts';
import type { Appointment } from './appointment.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { mailBooked } from './appointment-letters.server.ts';
import { insertAppointment, insertEntry } from './book-appointment.server.ts';
import type { ClaimedTime } from './claim-time.server.ts';
import { lockCalendarOf } from './lock-calendar.server.ts';
import { linkToken, readLinkToken } from './manage-token.server.ts';
import { jobOfWaiting } from './offer-freed-times.server.ts';
import { why } from './refusals.ts';
import { leaveEntry, moveTo } from './reschedule-appointment.server.ts';
import { showAppointment } from './show-appointment.server.ts';
import { closeWaitingEntry } from './waiting-list.server.ts';

/** A freed time that is held for somebody. Instants are ISO 8601 in UTC. */
export type OfferedTime = {
  serviceName: Translated;
  startsAt: string;
  readyBy: string;
  heldUntil: string;
  /** Whether accepting it would replace an appointment they already have. */
  hasAppointment: boolean;
  /** Token that lets them decline, for the page that leaves the waiting list. */
  leaveToken: string;
};

/**
 * What the link of an offer shows. Reading it changes nothing.
 * @throws {DomainError} 'not-found' for a forged link, 'gone' if the time is no longer held
 */
export async function readOffer(ctx: Ctx, token: string): Promise<OfferedTime> {
  const shop = await getShopSettings(ctx);
  const { wish, entry, job } = await requireOffer(ctx, { token, shop });
  return {
    serviceName: job.service.name,
    startsAt: entry.startsAt.toTemporalInstant().toString(),
    readyBy: entry.endsAt.toTemporalInstant().toString(),
    heldUntil: entry.expiresAt.toTemporalInstant().toString(),
    hasAppointment: wish.appointmentId !== null,
    leaveToken: linkToken(ctx, { purpose: 'leave', id: wish.id }),
  };
}

/**
 * Accepts an offered time: as a new appointment, or in place of the existing one.
 * @throws {DomainError} as `readOffer`
 */
export async function acceptOffer(ctx: Ctx, token: string): Promise<Appointment> {
  const shop = await getShopSettings(ctx);
  const row = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendarOf(inner, shop);
    const offer = await requireOffer(inner, { token, shop });
    await insertEntry(inner, offer.entry.id);
    await closeWaitingEntry(inner, { id: offer.wish.id, outcome: 'taken' });
    return takeOffer(inner, { offer, shop });
  });
  return showAppointment(ctx, row);
}

type Offer = Awaited<ReturnType<typeof requireOffer>>;

async function requireOffer(ctx: Ctx, { token, shop }: { token: string; shop: ShopSettings }) {
  const id = readLinkToken(ctx, token, 'accept');
  if (id === null) throw notFound(why('appointments.no-link'));
  const [row] = await ctx.db
    .select({ wish: waitingList, entry: calendarEntries })
    .from(waitingList)
    .innerJoin(calendarEntries, eq(calendarEntries.id, waitingList.entryId))
    .where(eq(waitingList.id, id));
  const job = row && jobOfWaiting(shop, row.wish);
  const expiresAt = row?.entry.expiresAt;
  const now = ctx.clock.now().epochMilliseconds;
  if (!row || !job || !expiresAt || expiresAt.getTime() <= now) {
    throw new DomainError('gone', why('appointments.offer-over'));
  }
  return { wish: row.wish, entry: { ...row.entry, expiresAt }, job };
}

type Taking = { offer: Offer; shop: ShopSettings };

async function takeOffer(ctx: Ctx, { offer, shop }: Taking): Promise<AppointmentRow> {
  const { wish, entry, job } = offer;
  const time: ClaimedTime = {
    entryId: entry.id,
    startsAt: entry.startsAt.toTemporalInstant(),
    endsAt: entry.endsAt.toTemporalInstant(),
  };
  const before = wish.appointmentId ? await findStillFree(ctx, wish.appointmentId) : null;
  if (before) {
    await leaveEntry(ctx, before);
    return moveTo(ctx, { before, time, shop });
  }
  const { formId, vehicle, name, email: contact, note, locale, notBefore, buildId } = wish;
  const row = await insertAppointment(ctx, {
    claim: { job },
    time,
    details: { formId, vehicle, name, contact, note },
    from: { locale, notBefore: notBefore ?? undefined, buildId: buildId ?? undefined },
  });
  await mailBooked(ctx, { shop, row });
  return row;
}

async function findStillFree(ctx: Ctx, id: string): Promise<AppointmentRow | null> {
  const [row] = await ctx.db.select().from(appointments).where(eq(appointments.id, id));
  return row && !row.cancelledAt ? row : null;
}
