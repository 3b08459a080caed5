/** Two time zones by their tz database names, "America/Phoenix". */
export type Zones = { from: string; to: string };

/** Where a moment goes if the clock on the wall is to show the same in another zone. */
export type MovedMoment = {
  /** Epoch milliseconds. */
  at: number;
  /**
   * Why it could not be moved back: the other zone skips this time on that day, or this is the second of a repeated
   * time, and the other zone does not repeat the same hours.
   */
  lost: 'skipped' | 'second' | null;
  /** The other zone has this time twice on that day; `at` is the first unless this was the second too. */
  isRepeated: boolean;
};

/**
 * The moment (epoch ms) at which a clock in `to` shows what a clock in `from` shows now. Without `lost`, the way back
 * leads to the same moment, and the order of moments is kept.
 */
export function moveWallClock(ms: number, { from, to }: Zones): MovedMoment {
  const wall = wallClock(ms, from);
  const here = bothOf(wall, from);
  const there = bothOf(wall, to);
  if (!there.last.toPlainDateTime().equals(wall)) {
    return { at: endOfGap(there.first), lost: 'skipped', isRepeated: false };
  }
  const isRepeated = there.repeatsFor > 0;
  if (here.first.epochMilliseconds === ms) {
    return { at: there.first.epochMilliseconds, lost: null, isRepeated };
  }
  // Where other hours are repeated, the second of one would come before the first of another.
  const isSame = here.repeatsFor === there.repeatsFor && setBack(here.last) === setBack(there.last);
  return { at: there.last.epochMilliseconds, lost: isSame ? null : 'second', isRepeated };
}

/** The moments at which a clock shows a time; two where it is repeated, and `repeatsFor` ms apart. */
function bothOf(wall: Temporal.PlainDateTime, timeZone: string) {
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const last = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  return { first, last, repeatsFor: last.epochMilliseconds - first.epochMilliseconds };
}

/** What the clock showed when it was last set, at a moment or before. */
function setBack(at: Temporal.ZonedDateTime): string {
  const last = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return String(last?.toPlainDateTime());
}

/** Midnight of the same day in the other zone (epoch ms), for what is planned by days. */
export function moveDay(ms: number, { from, to }: Zones): number {
  return wallClock(ms, from).toPlainDate().toZonedDateTime(to).epochMilliseconds;
}

/** What a clock in the zone shows at a moment (epoch ms). */
export function wallClock(ms: number, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDateTime();
}

/** The first moment after the skipped time, which "earlier" puts before it. */
function endOfGap(before: Temporal.ZonedDateTime): number {
  const next = before.getTimeZoneTransition('next');
  return (next ?? before).epochMilliseconds;
}
