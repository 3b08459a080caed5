/** Runs something once the browser has nothing better to do, at the latest in three seconds. */
export function whenIdle(act: () => void): void {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 1_000);
}
