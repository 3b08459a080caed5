/** Why slides rest: all of these have to be over before they go on. */
export type RestReason = 'hover' | 'focus' | 'hidden' | 'motion' | 'drag' | 'stopped' | 'fits';

/**
 * Calls `advance` every `ms` while there is no reason to rest; 0 never does. After a rest the whole
 * time passes again, so that nobody loses what they just looked at.
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
    /** Begins the time anew, when somebody has moved the slides themselves. */
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
