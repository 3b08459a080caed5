import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Longest that others wait for a piece of long work, in milliseconds. */
const sliceMs = 8;
/** Somebody who comes back later than this had others before them. */
const busyMs = 1;

/**
 * For long work in a process that answers visitors: call it often, and await what it returns. It returns null until
 * a slice of time is over; then it lets others go first, and if there were any, it leaves them twice the time that the
 * slice took.
 */
export function startGivingWay(now: () => number = () => performance.now()) {
  let from = now();
  return (): Promise<void> | null => {
    const workedMs = now() - from;
    return workedMs < sliceMs ? null : giveWay(workedMs);
  };
  async function giveWay(workedMs: number): Promise<void> {
    const left = now();
    await nextTurn();
    if (now() - left > busyMs) await wait(Math.min(2 * workedMs, 10 * sliceMs));
    from = now();
  }
}
