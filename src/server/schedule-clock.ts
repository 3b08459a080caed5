import type { Logger } from '#src/domain/context.ts';

type ClockOptions = {
  /** Does what is due. The next call starts only after this one has ended. */
  run(): Promise<unknown>;
  logger: Logger;
  everyMs?: number;
};

/**
 * Checks every second whether something is due. The returned function stops it and waits for running work, so the
 * database may be closed afterwards.
 */
export function startScheduleClock({
  run,
  logger,
  everyMs = 1000,
}: ClockOptions): () => Promise<void> {
  let stopped = false;
  let isFailing = false;
  let underWay: Promise<void> = Promise.resolve();
  let timer = setTimeout(tick, everyMs);
  timer.unref();

  function tick(): void {
    underWay = look().then(() => {
      if (stopped) return;
      timer = setTimeout(tick, everyMs);
      timer.unref();
    });
  }

  /** A database that is down is logged once, not every second. */
  async function look(): Promise<void> {
    try {
      await run();
      isFailing = false;
    } catch (err) {
      if (!isFailing) logger.error({ err }, 'what was scheduled could not be looked up');
      isFailing = true;
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
