import { openingsOn } from './open-status.ts';
import type { ShopSettings } from './schemas.ts';

type Hours = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** The shop's promise: two opening hours. */
const promisedMinutes = 120;
const searchDays = 60;

/** By when a message sent now is answered, counting opening hours only; null for a shop without hours. */
export function answerBy(
  settings: Hours,
  instant: Temporal.Instant,
): Temporal.ZonedDateTime | null {
  const now = instant.toZonedDateTimeISO(settings.timeZone);
  let minutes = promisedMinutes;
  for (let daysAhead = 0; daysAhead <= searchDays; daysAhead += 1) {
    const date = now.toPlainDate().add({ days: daysAhead });
    for (const { opens, closes } of openingsOn(settings, date)) {
      const [start, end] = [opens, closes].map((plainTime) =>
        date.toZonedDateTime({ timeZone: settings.timeZone, plainTime }),
      ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
      const from = Temporal.ZonedDateTime.compare(start, now) < 0 ? now : start;
      const open = Math.floor(from.until(end).total('minutes'));
      if (open >= minutes) return from.add({ minutes });
      minutes -= Math.max(0, open);
    }
  }
  return null;
}
