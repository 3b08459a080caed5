/** Runs something when the browser is idle, at the latest after three seconds. */
export function whenIdle(act: () => void): void {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 1_000);
}
