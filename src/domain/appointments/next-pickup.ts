import { type ShopHours, shopDate, windowsOfDays } from './open-windows.ts';

/** How far ahead an opening is looked for. */
const daysAhead = 14;

/** When a truck can be picked up. Instants are ISO 8601 in UTC. */
export type Pickup = {
  /** Whether the shop is open at the moment of asking. */
  isOpen: boolean;
  opensAt: string;
  closesAt: string;
};

/** The rest of the shop's day, or its next day with hours; null if it stays closed for two weeks. */
export function nextPickup(shop: ShopHours, now: Temporal.Instant): Pickup | null {
  const ms = now.epochMilliseconds;
  const today = shopDate(shop, ms);
  const windows = windowsOfDays(shop, { from: today, to: today.add({ days: daysAhead }) });
  const next = windows.find(({ to }) => to > ms);
  if (!next) return null;
  const day = shopDate(shop, next.from);
  // A day may have a break; the truck can be picked up until the last closing.
  const last = windows.findLast(({ from }) => shopDate(shop, from).equals(day)) ?? next;
  return {
    isOpen: next.from <= ms,
    opensAt: isoOf(next.from),
    closesAt: isoOf(last.to),
  };
}

function isoOf(ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toString();
}
