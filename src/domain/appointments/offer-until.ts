import { type ShopHours, shopDate, windowsOfDays } from './open-windows.ts';
import { minuteMs } from './time-range.ts';

/** How long an offer stands, counted in opening hours. */
const thinkingMinutes = 120;
const searchDays = 14;

/**
 * Until when a freed time is held: for two opening hours, so that a time freed at night does not expire before
 * anybody reads the mail, and at most until it starts. Epoch milliseconds.
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
