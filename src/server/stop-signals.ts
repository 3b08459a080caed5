/** Why the process was asked to end; `orphaned` when the set-up script that started it is gone. */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'orphaned';

/** A terminal's Ctrl-C reaches the process twice, through its group and through the set-up script. */
const echoMs = 1_000;

/**
 * Calls `stop` once when the process is asked to end, and then exits with 0. Who asks a second
 * time, later than an echo, does not want to wait: that ends the process at once.
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
