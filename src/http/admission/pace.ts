/** After this time a line that was never empty is no burst. */
const burstMs = 1000;
/** Weight of the newest start. */
const newest = 0.1;

/**
 * How fast a line has been moving, and since when it has not been empty. A pause counts as at most `longestMs`, the time
 * that somebody waits: after one that was longer, nobody would be let in who could show that it is over.
 */
export function createPace({ longestMs }: { longestMs: number }) {
  let standingSinceMs: number | null = null;
  let lastStartMs: number | null = null;
  /** From one start to the next while some wait, on average. */
  let msPerStart = 0;
  return {
    isStanding: (nowMs: number) => standingSinceMs !== null && nowMs - standingSinceMs > burstMs,
    /** How long it takes until so many have started. */
    estimateMs: (ahead: number) => ahead * msPerStart,
    noteWaiting(nowMs: number): void {
      standingSinceMs ??= nowMs;
    },
    noteStart(nowMs: number): void {
      if (lastStartMs !== null) {
        const ms = Math.min(nowMs - lastStartMs, longestMs);
        msPerStart = msPerStart === 0 ? ms : msPerStart * (1 - newest) + ms * newest;
      }
      lastStartMs = nowMs;
    },
    noteEmpty(): void {
      standingSinceMs = null;
      lastStartMs = null;
      // What was learned from this line says less of the next one.
      msPerStart /= 2;
    },
  };
}
