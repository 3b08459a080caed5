import { freeTimesForShop, getVisit } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { placesOf, readDay } from './load-calendar.server.ts';

/** How many days of free times are shown at once. */
export const shownDays = 3;

/** An appointment, and the free times from the day in the URL. */
export async function loadVisit(ctx: Ctx, { id, params }: { id: string; params: URLSearchParams }) {
  const shop = await getShopSettings(ctx);
  const visit = await getVisit(ctx, id);
  const { timeZone } = shop;
  const today = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const own = Temporal.Instant.from(visit.startsAt).toZonedDateTimeISO(timeZone).toPlainDate();
  const later = Temporal.PlainDate.compare(own, today) < 0 ? today : own;
  const from = readDay(params.get('day')) ?? later;
  const places = placesOf(shop, ctx.locale);
  const place = places.find((one) => one.id === params.get('only'))?.id ?? '';
  const isOpen = visit.state !== 'cancelled' && visit.state !== 'finished';
  const times = isOpen
    ? await freeTimesForShop(ctx, {
        work: { id },
        from: from.toString(),
        to: from.add({ days: shownDays - 1 }).toString(),
        only: place ? [place] : [],
      })
    : [];
  return {
    visit,
    times,
    places,
    place,
    day: from.toString(),
    date: own.toString(),
    today: today.toString(),
    timeZone,
    zoneName: zoneName(shop.timeZone, ctx.locale),
  };
}
