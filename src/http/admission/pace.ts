/** After this time a line that was never empty is no burst. */
const burstMs = 1000;
/** Weight of the newest start. */
const newest = 0.1;

/** How fast a line has been moving, and since when it has not been empty. */
export function createPace() {
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
        const ms = nowMs - lastStartMs;
        msPerStart = msPerStart === 0 ? ms : msPerStart * (1 - newest) + ms * newest;
      }
      lastStartMs = nowMs;
    },
    noteEmpty(): void {
      standingSinceMs = null;
      lastStartMs = null;
    },
  };
}
