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

type RunTimes = {
  startedAt: Temporal.Instant;
  /** Null before it has ended, and of a run whose process was killed. */
  endedAt: Temporal.Instant | null;
  hasFailed: boolean;
};

/** A run that has not ended after this time was interrupted; its job would have been ended too. */
const longestRun = { hours: 6 };
/** A backup that failed is tried again after this time. */
const retryPause = { minutes: 60 };

/** Whether a run is under way. */
export function isUnfinished({ startedAt, endedAt }: RunTimes, now: Temporal.Instant): boolean {
  return endedAt === null && Temporal.Instant.compare(now, startedAt.add(longestRun)) < 0;
}

/** Whether a backup has to be made now, after the latest run, that was due at a moment. */
export function isMissing(
  latest: RunTimes | null,
  due: Temporal.Instant,
  now: Temporal.Instant,
): boolean {
  if (!latest || Temporal.Instant.compare(latest.startedAt, due) < 0) return true;
  if (!latest.endedAt) return !isUnfinished(latest, now);
  if (!latest.hasFailed) return false;
  return Temporal.Instant.compare(now, latest.endedAt.add(retryPause)) >= 0;
}
