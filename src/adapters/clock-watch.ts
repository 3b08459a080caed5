const everyMs = 5_000;
/** Less is what time servers correct all the time. */
const leastMs = 2_000;

/** Calls back each time the clock was set back by more than two seconds. Returns a function that stops it. */
export function whenSetBack(act: () => void): () => void {
  const aheadMs = () => Date.now() - performance.now();
  let beforeMs = aheadMs();
  const timer = setInterval(() => {
    const nowMs = aheadMs();
    const isSetBack = nowMs < beforeMs - leastMs;
    beforeMs = nowMs;
    if (isSetBack) act();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
