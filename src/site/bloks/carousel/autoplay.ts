/** Reasons for slides to rest; they continue once none is left. */
export type RestReason = 'hover' | 'focus' | 'hidden' | 'motion' | 'drag' | 'stopped' | 'fits';

/**
 * Calls `advance` every `ms` while there is no reason to rest; 0 disables it. After a rest the full time passes
 * again, so that nobody loses what they were looking at.
 */
export function createAutoplay({ ms, advance }: { ms: number; advance: () => void }) {
  const reasons = new Set<RestReason>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function settle() {
    const isRunning = ms > 0 && reasons.size === 0;
    if (isRunning && timer === undefined) timer = setInterval(advance, ms);
    if (isRunning || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
  }

  settle();
  return {
    set(reason: RestReason, isThere: boolean) {
      if (isThere) reasons.add(reason);
      else reasons.delete(reason);
      settle();
    },
    /** Restarts the timer, when somebody has moved the slides themselves. */
    restart() {
      clearInterval(timer);
      timer = undefined;
      settle();
    },
    close() {
      clearInterval(timer);
      timer = undefined;
      reasons.add('stopped');
    },
  };
}
