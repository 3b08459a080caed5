import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 3_000;

/** Reads the page's data again every few seconds while a backup is made. */
export function useFreshState(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
