/** Times of day such as "03:30" at which a backup is made, in a zone. */
export type BackupTimes = { times: readonly string[]; zone: string };

/** The last moment up to `now` at which a backup was due; null without times. */
export function lastDue(
  { times, zone }: BackupTimes,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const due = [today, today.subtract({ days: 1 })]
    .flatMap((date) =>
      times.map((time) => date.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()),
    )
    .filter((moment) => Temporal.Instant.compare(moment, now) <= 0)
    .toSorted((a, b) => Temporal.Instant.compare(b, a));
  return due[0] ?? null;
}

/** The longest time between two backups of a day, in minutes. */
export function longestPause(times: readonly string[]): number {
  const minutes = times
    .map((time) => Temporal.PlainTime.from(time))
    .map(minuteOfDay)
    .sort(byNumber);
  const next = [...minutes.slice(1), (minutes[0] ?? 0) + 1440];
  return Math.max(...minutes.map((minute, index) => (next[index] ?? 0) - minute), 0);
}

const minuteOfDay = ({ hour, minute }: Temporal.PlainTime) => hour * 60 + minute;
const byNumber = (a: number, b: number) => a - b;

/** How old the last good backup may be, in minutes: two scheduled pauses, so that one may fail. */
export function longestAllowedAge(times: readonly string[]): number {
  return 2 * longestPause(times);
}

/** Whether the last good backup is older than that, or there is none. */
export function isOverdue(
  times: readonly string[],
  lastGood: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  if (times.length === 0) return false;
  if (lastGood === null) return true;
  const limit = lastGood.add({ minutes: longestAllowedAge(times) });
  return Temporal.Instant.compare(now, limit) > 0;
}
