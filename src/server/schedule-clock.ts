import type { Logger } from '#src/domain/context.ts';

type ClockOptions = {
  /** Does what is due. A second call begins only when the first has ended. */
  run(): Promise<unknown>;
  logger: Logger;
  everyMs?: number;
};

/**
 * Looks each second whether something is due. The returned function ends that and waits for what
 * is under way: the database may be closed after it.
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

  /** A database that is away is told of once, not every second. */
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
