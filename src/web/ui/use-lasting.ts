import { useEffect, useState } from 'react';

/** Minimum time in ms for which a wait is shown (specification, section 9). */
export const shortestWait = 200;

/** How much longer a wait with this start and end is shown, in ms. */
export function remainingWait({ fromMs, nowMs }: { fromMs: number; nowMs: number }): number {
  return Math.max(0, shortestWait - (nowMs - fromMs));
}

/** True while something waits, for at least 200 ms, because text that flashes by cannot be read. */
export function useLasting(isWaiting: boolean): boolean {
  const [fromMs, setFrom] = useState<number | null>(null);
  useEffect(() => {
    if (isWaiting) {
      setFrom((from) => from ?? performance.now());
      return;
    }
    if (fromMs === null) return;
    const wait = remainingWait({ fromMs, nowMs: performance.now() });
    const timer = setTimeout(() => setFrom(null), wait);
    return () => clearTimeout(timer);
  }, [isWaiting, fromMs]);
  return isWaiting || fromMs !== null;
}
