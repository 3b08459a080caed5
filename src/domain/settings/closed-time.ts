import { openingsOn } from './open-status.ts';
import type { ShopSettings } from './schemas.ts';

type Hours = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** The last time that the shop was closed overnight, or is: `isOver` once it has opened. */
export type ClosedTime = { from: Temporal.Instant; to: Temporal.Instant; isOver: boolean };

/** Longer than any holiday. */
const searchDays = 60;

/**
 * From the last closing of a day to the first opening of the next one, or until now while it is still closed. A break
 * at noon is none. Null for a shop without hours.
 */
export function lastClosedTime(shop: Hours, now: Temporal.Instant): ClosedTime | null {
  const today = now.toZonedDateTimeISO(shop.timeZone).toPlainDate();
  const day = dayOf(shop, today);
  if (day && now.epochMilliseconds >= day.closes.epochMilliseconds) {
    return { from: day.closes, to: now, isOver: false };
  }
  const from = lastClosing(shop, today);
  if (!from) return null;
  const isOver = day !== null && now.epochMilliseconds >= day.opens.epochMilliseconds;
  return { from, to: isOver ? day.opens : now, isOver };
}

function lastClosing(shop: Hours, before: Temporal.PlainDate): Temporal.Instant | null {
  for (let back = 1; back <= searchDays; back += 1) {
    const day = dayOf(shop, before.subtract({ days: back }));
    if (day) return day.closes;
  }
  return null;
}

/** When a day begins and ends; null on a closed one. */
function dayOf(shop: Hours, date: Temporal.PlainDate) {
  const openings = openingsOn(shop, date);
  const [first] = openings;
  if (!first) return null;
  const at = (time: string) =>
    date
      .toZonedDateTime({ timeZone: shop.timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant();
  const closes =
    openings
      .map((one) => one.closes)
      .toSorted()
      .at(-1) ?? first.closes;
  return { opens: at(first.opens), closes: at(closes) };
}
