import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 3_000;
/** A queued backup begins within seconds; after this time no server is there that would make it. */
const longestWaitMs = 60_000;

type Freshness = {
  isRunning: boolean;
  /** The latest run. */
  run: string;
  /** The answer that a backup was queued. */
  asked: object | undefined;
};

/** Reads the page's data again every few seconds while a backup is made, or has been asked for and has not begun. */
export function useFreshState({ isRunning, run, asked }: Freshness): void {
  const { revalidate } = useRevalidator();
  const isAwaited = useAwaited(run, asked);
  useEffect(() => {
    if (!isRunning && !isAwaited) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, isAwaited, revalidate]);
}

/** Whether no run has begun since one was asked for; false after a minute. */
function useAwaited(run: string, asked: object | undefined): boolean {
  const [awaited, setAwaited] = useState({ asked, run, isOver: false });
  if (awaited.asked !== asked) setAwaited({ asked, run, isOver: false });
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAwaited((now) => ({ ...now, isOver: true })), longestWaitMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked !== undefined && !awaited.isOver && awaited.run === run;
}
