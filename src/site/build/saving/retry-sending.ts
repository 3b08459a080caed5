import type { SaveStatus } from './build-saver.ts';

/** In ms: the pause after the first failure, which doubles with each further one, and its maximum. */
const firstWait = 2_000;
const longestWait = 60_000;

/** Sent to the page by whoever queued something without sending it. */
export const queuedEvent = 'ironwood:queued';

export type Sending = { hear(status: SaveStatus): void; stop(): void };

/**
 * Retries what could not be sent: when the network is back, when somebody returns to the page, and after a while by
 * itself.
 */
export function createSender(flush: () => void): Sending {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retryNow = () => {
    failures = 0;
    if (document.visibilityState === 'visible') flush();
  };
  addEventListener('online', retryNow);
  addEventListener('pageshow', retryNow);
  addEventListener(queuedEvent, flush);
  document.addEventListener('visibilitychange', retryNow);
  return {
    hear(status) {
      clearTimeout(timer);
      if (status === 'saved') failures = 0;
      if (status === 'device') timer = setTimeout(flush, waitAfter(failures++));
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('online', retryNow);
      removeEventListener('pageshow', retryNow);
      removeEventListener(queuedEvent, flush);
      document.removeEventListener('visibilitychange', retryNow);
    },
  };
}

/** With some randomness, so that phones in one cell do not all retry at the same moment. */
export function waitAfter(failures: number, chance = Math.random()): number {
  const wait = Math.min(longestWait, firstWait * 2 ** failures);
  return Math.round(wait * (0.75 + chance / 2));
}
