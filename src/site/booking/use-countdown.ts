import { useEffect, useState } from 'react';

/**
 * Remaining seconds of what the server reported, counted by a monotonic clock; restarts for another `key`. Null if
 * there is nothing to count.
 */
export function useCountdown(seconds: number | null, key: string): number | null {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another countdown
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, key]);
  return left;
}
