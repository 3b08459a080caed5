import type { BookableService } from '#src/domain/settings/index.ts';
import { minuteMs, type TimeRange } from './time-range.ts';

/** A job to find a time for. */
export type Job = {
  service: BookableService;
  /** Minutes of work by one technician. */
  minutes: number;
  mode: 'wait' | 'drop';
};

/** What a job needs from its start on. The truck is ready at `endsAt`. */
export type JobPlan = {
  startsAt: number;
  endsAt: number;
  /** A technician works: one window for each stretch of opening hours. */
  work: TimeRange[];
  /** The truck occupies a bay, also while the shop is closed; null for work on the rack only. */
  bay: TimeRange | null;
  /** The last part of the work, on the alignment rack. */
  rack: TimeRange[];
};

/**
 * Lays a job into opening hours (in order, not touching) from `startsAt` on: what does not fit into one day continues
 * in the next window. Null if the start is outside them or they end too soon.
 */
export function planJob(
  { service, minutes }: Job,
  { startsAt, windows }: { startsAt: number; windows: readonly TimeRange[] },
): JobPlan | null {
  const work = fillWindows(windows, { startsAt, minutes });
  const last = work?.at(-1);
  if (!work || !last) return null;
  const { before, after } = service.bufferMinutes;
  const bay = { from: startsAt - before * minuteMs, to: last.to + after * minuteMs };
  return {
    startsAt,
    endsAt: last.to,
    work,
    bay: service.needsBay ? bay : null,
    rack: tailOf(work, service.needsBay ? service.rackMinutes : minutes),
  };
}

function fillWindows(
  windows: readonly TimeRange[],
  { startsAt, minutes }: { startsAt: number; minutes: number },
): TimeRange[] | null {
  const first = windows.findIndex(({ from, to }) => from <= startsAt && startsAt < to);
  if (first < 0) return null;
  const filled: TimeRange[] = [];
  let left = minutes * minuteMs;
  for (let at = first; left > 0; at += 1) {
    const window = windows[at];
    if (!window) return null;
    const from = Math.max(window.from, startsAt);
    const to = Math.min(window.to, from + left);
    filled.push({ from, to });
    left -= to - from;
  }
  return filled;
}

/** The last minutes of the work. */
function tailOf(work: readonly TimeRange[], minutes: number): TimeRange[] {
  const tail: TimeRange[] = [];
  let left = minutes * minuteMs;
  for (const { from, to } of work.toReversed()) {
    if (left <= 0) break;
    const part = { from: Math.max(from, to - left), to };
    tail.unshift(part);
    left -= part.to - part.from;
  }
  return tail;
}
