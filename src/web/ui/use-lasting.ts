import { useEffect, useState } from 'react';

/** Milliseconds for which what has begun to wait is seen to wait (specification, section 9). */
export const shortestWait = 200;

/** How much longer a wait is shown that began and ended at these times, ms. */
export function remainingWait({ fromMs, nowMs }: { fromMs: number; nowMs: number }): number {
  return Math.max(0, shortestWait - (nowMs - fromMs));
}

/** True while something waits, and for at least 200 ms: words that flash by are read by nobody. */
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
