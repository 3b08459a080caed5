import { type ShopHours, shopDate, windowsOfDays } from './open-windows.ts';
import { minuteMs } from './time-range.ts';

/** An offer may be thought over for so long while the shop is open. */
const thinkingMinutes = 120;
const searchDays = 14;

/**
 * Until when a freed time is kept for somebody: two open hours, so that what is freed at night is not
 * gone before anybody reads mail; and no longer than until it begins. Milliseconds since 1970.
 */
export function offerUntil(
  shop: ShopHours,
  { now, startsAt }: { now: number; startsAt: number },
): number {
  const today = shopDate(shop, now);
  let left = thinkingMinutes * minuteMs;
  for (const { from, to } of windowsOfDays(shop, {
    from: today,
    to: today.add({ days: searchDays }),
  })) {
    const begin = Math.max(from, now);
    if (begin >= to) continue;
    if (begin + left <= to) return Math.min(begin + left, startsAt);
    left -= to - begin;
  }
  return startsAt;
}
