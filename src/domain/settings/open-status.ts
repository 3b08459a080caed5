import { isOpenAt } from './open-hours.ts';
import type { ShopSettings } from './schemas.ts';
import { weekdays } from './weekdays.ts';

type Hours = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** Open, and until when; or when it opens next. Times as in the shop, "18:00"; dates "2026-11-23". */
export type OpenStatus =
  | { isOpen: true; closes: string }
  | { isOpen: false; next: { date: string; opens: string; daysAhead: number } | null };

/** Long enough to skip any holiday; a shop that is closed for longer shows no day. */
const searchDays = 60;

/** Whether the shop is open at an instant, and when that changes. */
export function openStatus(settings: Hours, instant: Temporal.Instant): OpenStatus {
  const local = instant.toZonedDateTimeISO(settings.timeZone);
  const today = local.toPlainDate();
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  if (isOpenAt(settings, instant)) {
    const now = openingsOn(settings, today).find(
      ({ opens, closes }) => opens <= time && time < closes,
    );
    if (now) return { isOpen: true, closes: now.closes };
  }
  for (let daysAhead = 0; daysAhead <= searchDays; daysAhead += 1) {
    const date = today.add({ days: daysAhead });
    const next = openingsOn(settings, date).find(({ opens }) => daysAhead > 0 || opens > time);
    if (next) return { isOpen: false, next: { date: String(date), opens: next.opens, daysAhead } };
  }
  return { isOpen: false, next: null };
}

/** A day's hours, earliest first; none on a closure. */
export function openingsOn({ hours, closures }: Hours, date: Temporal.PlainDate) {
  if (closures.some((closure) => closure.date === date.toString())) return [];
  const weekday = weekdays[date.dayOfWeek - 1];
  return hours
    .filter(({ days }) => weekday !== undefined && days.includes(weekday))
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}
