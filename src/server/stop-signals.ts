/** Why the process was asked to stop; `orphaned` if the set-up script that started it is gone. */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'orphaned';

/** A terminal's Ctrl-C reaches the process twice: through its process group and through the set-up script. */
const echoMs = 1_000;

/**
 * Calls `stop` once when the process is asked to stop, then exits with 0. A second request that is too late to be an
 * echo ends the process at once.
 */
export function onStopSignal(stop: (reason: StopReason) => Promise<void>): void {
  let askedAtMs: number | null = null;
  async function handle(reason: StopReason): Promise<void> {
    if (askedAtMs !== null) {
      if (performance.now() - askedAtMs > echoMs) process.exit(130);
      return;
    }
    askedAtMs = performance.now();
    await stop(reason);
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void handle(signal));
  }
  process.once('disconnect', () => void handle('orphaned'));
}
