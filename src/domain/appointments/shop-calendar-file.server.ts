import { and, eq, gt, isNull } from 'drizzle-orm';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { appointments, calendarEntries } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { requireFeed } from './calendar-feeds.server.ts';
import { readVisits, type Visit } from './visits.server.ts';

/** How far back a subscribed calendar reaches. */
const shownBack = Temporal.Duration.from({ hours: 60 * 24 });

/**
 * The shop's calendar for a subscribing program (RFC 5545): who comes with what, and what is blocked. No phone
 * numbers or notes, because a subscribed calendar is shown on many screens.
 * @throws {DomainError} 'not-found' for a forged or revoked URL
 */
export async function readShopCalendar(ctx: Ctx, token: string): Promise<string> {
  await requireFeed(ctx, token);
  const shop = await getShopSettings(ctx);
  const since = new Date(ctx.clock.now().subtract(shownBack).epochMilliseconds);
  const visits = await readVisits(
    ctx,
    and(
      isNull(appointments.cancelledAt),
      isNull(appointments.missedAt),
      gt(appointments.endsAt, since),
    ),
  );
  const calendar = ical({
    name: shop.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: `//${shop.name}//EN`,
    ttl: 15 * 60,
  });
  const host = new URL(ctx.origin).hostname;
  const stamp = new Date(ctx.clock.now().epochMilliseconds);
  for (const visit of visits) {
    calendar.createEvent({
      id: `${visit.id}@${host}`,
      sequence: visit.revision,
      stamp,
      start: new Date(visit.startsAt),
      end: new Date(visit.readyBy),
      summary: `${visit.name}: ${visit.serviceName[defaultLocale]}`,
      description: describeVisit(visit, shop),
      url: `${ctx.origin}/admin/calendar/${visit.id}`,
    });
  }
  for (const block of await readBlocks(ctx, since)) {
    const { id, startsAt, endsAt, reason } = block;
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp,
      start: startsAt,
      end: endsAt,
      summary: `Blocked: ${reason}`,
    });
  }
  return calendar.toString();
}

function describeVisit({ vehicle, mode, resources }: Visit, { bays, technicians }: ShopSettings) {
  const names = new Map([
    ...bays.map(({ id, name }) => [id, name[defaultLocale]] as const),
    ...technicians.map(({ id, name }) => [id, name] as const),
  ]);
  return [
    vehicle,
    mode === 'wait' ? 'Waits here' : 'Leaves the truck',
    resources.map((id) => names.get(id) ?? id).join(', '),
  ].join('\n');
}

function readBlocks(ctx: Ctx, since: Date) {
  const { kind, endsAt } = calendarEntries;
  return ctx.db
    .select()
    .from(calendarEntries)
    .where(and(eq(kind, 'block'), gt(endsAt, since)));
}
