import type { ShopSettings } from './schemas.ts';
import { weekdays } from './weekdays.ts';

/** Whether the shop is open at an instant: the week's hours minus closures. */
export function isOpenAt(
  settings: Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>,
  instant: Temporal.Instant,
): boolean {
  const local = instant.toZonedDateTimeISO(settings.timeZone);
  const date = local.toPlainDate().toString();
  if (settings.closures.some((closure) => closure.date === date)) return false;
  const weekday = weekdays[local.dayOfWeek - 1];
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return settings.hours.some(
    ({ days, opens, closes }) =>
      weekday !== undefined && days.includes(weekday) && opens <= time && time < closes,
  );
}
