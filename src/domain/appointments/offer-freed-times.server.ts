import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { appointments, waitingList } from '#src/db/schema/calendar.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { offerLater } from './after-change.server.ts';
import { appointmentLink } from './appointment-links.server.ts';
import { type ClaimedTime, claimTime } from './claim-time.server.ts';
import type { FreeTime } from './find-free-times.ts';
import { findIn } from './free-times.server.ts';
import { dropExpired, lockCalendar, lockCalendarOf } from './lock-calendar.server.ts';
import { offerUntil } from './offer-until.ts';
import type { Job } from './plan-job.ts';
import { closeWaitingEntry } from './waiting-list.server.ts';

type WaitingRow = typeof waitingList.$inferSelect;

/**
 * Offers free times to the waiting list, first come, first served. An offered time is held; when the offer expires
 * without an answer, the next person is asked. Without a mail server nobody is asked, because the offer would never
 * reach them.
 */
export async function offerFreedTimes(ctx: Ctx): Promise<void> {
  requireSystem(ctx.actor);
  const shop = await getShopSettings(ctx);
  await ctx.db.transaction((tx) => endLapsed({ ...ctx, db: tx }));
  if (!ctx.sendsMail) return;
  const waiting = await ctx.db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(isNull(waitingList.endedAt), isNull(waitingList.offeredAt)))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id));
  for (const { id } of waiting) {
    await ctx.db.transaction((tx) => offerTo({ ...ctx, db: tx }, { shop, id }));
  }
}

/** The hold of an unanswered offer is deleted when it expires. */
async function endLapsed(ctx: Ctx): Promise<void> {
  await lockCalendar(ctx.db);
  await dropExpired(ctx);
  const lapsed = await ctx.db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(
      and(
        isNull(waitingList.endedAt),
        isNotNull(waitingList.offeredAt),
        isNull(waitingList.entryId),
      ),
    );
  for (const { id } of lapsed) await closeWaitingEntry(ctx, { id, outcome: 'lapsed' });
}

async function offerTo(ctx: Ctx, { shop, id }: { shop: ShopSettings; id: string }): Promise<void> {
  await lockCalendarOf(ctx, shop);
  const open = and(eq(waitingList.id, id), isNull(waitingList.endedAt));
  const [wish] = await ctx.db.select().from(waitingList).where(open);
  const job = wish && jobOfWaiting(shop, wish);
  if (!wish || wish.offeredAt || !job) return;
  const [found] = await findFor(ctx, { shop, wish, job });
  if (!found) return;
  const startsAt = Temporal.Instant.from(found.startsAt);
  const now = ctx.clock.now().epochMilliseconds;
  const until = offerUntil(shop, { now, startsAt: startsAt.epochMilliseconds });
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(until);
  const time = await claimTime(ctx, {
    shop,
    job,
    startsAt,
    kind: 'hold',
    expiresAt,
    notBefore: wish.notBefore ?? undefined,
  });
  await ctx.db
    .update(waitingList)
    .set({ entryId: time.entryId, offeredAt: new Date(now) })
    .where(eq(waitingList.id, wish.id));
  await writeOffer(ctx, { shop, wish, job, time, expiresAt });
  await offerLater(ctx, expiresAt);
}

export function jobOfWaiting({ services }: ShopSettings, wish: WaitingRow): Job | null {
  const service = services.find(({ slug }) => slug === wish.service);
  return service ? { service, minutes: wish.minutes, mode: wish.mode } : null;
}

type Search = { shop: ShopSettings; wish: WaitingRow; job: Job };

/** The first free time that suits; for somebody with an appointment, only an earlier one. */
async function findFor(ctx: Ctx, { shop, wish, job }: Search): Promise<FreeTime[]> {
  const found = await findIn(ctx, shop, {
    job,
    from: Temporal.PlainDate.from(wish.fromDate),
    to: Temporal.PlainDate.from(wish.untilDate),
    notBefore: wish.notBefore ?? undefined,
    limit: 1,
  });
  if (!wish.appointmentId) return found;
  const [own] = await ctx.db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(eq(appointments.id, wish.appointmentId), isNull(appointments.cancelledAt)));
  return own ? found.filter(({ startsAt }) => new Date(startsAt) < own.startsAt) : [];
}

type Offer = Search & { time: ClaimedTime; expiresAt: Temporal.Instant };

async function writeOffer(ctx: Ctx, { shop, wish, job, time, expiresAt }: Offer): Promise<void> {
  const { id, locale } = wish;
  await queueMail(ctx, {
    letter: 'freed-time',
    to: wish.email,
    locale,
    data: {
      name: wish.name,
      service: job.service.name[locale],
      truck: wish.vehicle,
      mode: wish.mode,
      startsAt: time.startsAt.toString(),
      readyBy: time.endsAt.toString(),
      timeZone: shop.timeZone,
      heldUntil: expiresAt.toString(),
      hasAppointment: wish.appointmentId !== null,
      acceptUrl: appointmentLink(ctx, { page: 'accept', id, locale }),
      leaveUrl: appointmentLink(ctx, { page: 'leave', id, locale }),
    },
  });
}
