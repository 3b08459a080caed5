import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest that others wait for a piece of long work, in milliseconds. */
const sliceMs = 8;
/** A rest shows whether somebody else is there. */
const shortestRestMs = 2;
/** On a thread that is always busy the work gets about an eighth of it. */
const longestRestMs = 60;
/** The share of a rest that others use, from which on the next one is longer. */
const busyShare = 0.3;

/** The thread that long work shares with others. `rest` waits, and tells which share of the time others used. */
export type SharedThread = { now(): number; rest(ms: number): Promise<number> };

const thisThread: SharedThread = {
  now: () => performance.now(),
  async rest(ms) {
    const before = performance.eventLoopUtilization();
    await wait(ms);
    return performance.eventLoopUtilization(before).utilization;
  },
};

/**
 * For long work in a process that answers visitors: call it often, and await what it returns. It returns null until
 * a slice of time is over; then it rests, longer each time while others are busy, and shorter again once they are not.
 */
export function startGivingWay(thread = thisThread): () => Promise<void> | null {
  let from = thread.now();
  let restMs = shortestRestMs;
  return () => (thread.now() - from < sliceMs ? null : giveWay());
  async function giveWay(): Promise<void> {
    const isBusy = (await thread.rest(restMs)) > busyShare;
    restMs = isBusy ? Math.min(2 * restMs, longestRestMs) : Math.max(restMs / 2, shortestRestMs);
    from = thread.now();
  }
}
