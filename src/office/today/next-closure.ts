import type { ShopSettings } from '#src/domain/settings/index.ts';

/** Further ahead, the weekday alone would not say which one. */
const daysAhead = 6;

/** The next closed day of this week, with its reason; null without one. `date` is ISO 8601. */
export function nextClosure(
  { closures, timeZone }: Pick<ShopSettings, 'closures' | 'timeZone'>,
  now: Temporal.Instant,
) {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const [from, until] = [today.add({ days: 1 }), today.add({ days: daysAhead })].map(String);
  const soon = closures.filter(({ date }) => date >= (from ?? '') && date <= (until ?? ''));
  return soon.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}
