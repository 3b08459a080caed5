import { type Opening, weekdays } from '#src/domain/settings/index.ts';
import type { Job } from './plan-job.ts';
import { mergeRanges } from './time-range.ts';

/**
 * Whether the job can be started on some day of the usual week, at a full step of the shop's clock, and end on that
 * day. A job that takes longer runs over several days.
 */
export function fitsInADay({ service, minutes }: Job, hours: readonly Opening[]): boolean {
  return weekdays.some((weekday) => {
    const openings = hours.filter(({ days }) => days.includes(weekday));
    return longestStretch(openings, service.startEveryMinutes) >= minutes;
  });
}

/** The open minutes of a day from its first possible start on. */
function longestStretch(openings: readonly Opening[], stepMinutes: number): number {
  const windows = mergeRanges(
    openings.map(({ opens, closes }) => ({ from: minuteOf(opens), to: minuteOf(closes) })),
  );
  const starts = windows.map(({ from }) => Math.ceil(from / stepMinutes) * stepMinutes);
  const first = starts.find((start, at) => start < (windows[at]?.to ?? 0));
  if (first === undefined) return 0;
  return windows.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, first)), 0);
}

function minuteOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return 60 * hour + minute;
}
