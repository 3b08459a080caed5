/** By the shop's clock: the day, ISO 8601, and minutes since its midnight. No hour is counted twice. */
export type ShopTime = { date: string; minute: number };

/** Reads an instant, ISO 8601. */
export type BoardClock = (at: string) => ShopTime;

export function boardClock(timeZone: string): BoardClock {
  // A bay and its people are taken at the same times.
  const known = new Map<string, ShopTime>();
  return (at) => {
    const time = known.get(at) ?? readTime(at, timeZone);
    known.set(at, time);
    return time;
  };
}

function readTime(at: string, timeZone: string): ShopTime {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  return { date: local.toPlainDate().toString(), minute: 60 * local.hour + local.minute };
}

/** A part of a day in minutes since midnight, and whether it began before the day or goes on after it. */
export type DayPart = { from: number; to: number; cameBefore: boolean; goesOn: boolean };

export const dayMinutes = 24 * 60;

/** What of a time between two instants is on a day; null if nothing is. */
export function partOfDay(
  date: string,
  { from, to }: { from: ShopTime; to: ShopTime },
): DayPart | null {
  const ends = to.minute === 0 ? endOfDayBefore(to) : to;
  if (ends.date < date || from.date > date) return null;
  const [cameBefore, goesOn] = [from.date < date, ends.date > date];
  const part = {
    from: cameBefore ? 0 : from.minute,
    to: goesOn ? dayMinutes : ends.minute,
    cameBefore,
    goesOn,
  };
  return part.from < part.to ? part : null;
}

/** Midnight is the end of the day before. */
function endOfDayBefore({ date }: ShopTime): ShopTime {
  const day = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  return { date: day, minute: dayMinutes };
}
