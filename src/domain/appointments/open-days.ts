import { type ShopSettings, weekdays } from '../settings/index.ts';

/** Whether the shop works on this calendar day: the week's hours less the closures. */
export function isOpenOn(
  settings: Pick<ShopSettings, 'hours' | 'closures'>,
  date: Temporal.PlainDate,
): boolean {
  if (settings.closures.some((closure) => closure.date === date.toString())) return false;
  const weekday = weekdays[date.dayOfWeek - 1];
  return weekday !== undefined && settings.hours.some(({ days }) => days.includes(weekday));
}

/** Today in the shop, wherever the server or the visitor is. */
export function shopToday(
  settings: Pick<ShopSettings, 'timeZone'>,
  now: Temporal.Instant,
): Temporal.PlainDate {
  return now.toZonedDateTimeISO(settings.timeZone).toPlainDate();
}
