import type { DbLogger } from '../logger.ts';
import { errorReason } from '../start-error.ts';

/** Between midnight in Honolulu and five or six in New York: the database does not know the shop's time zone. */
const nightHourUtc = 10;
const LOOK_MS = 2_000;

export type MaintenanceOptions = {
  run(sql: string): Promise<void>;
  /** Whether the write-ahead log has exceeded its limit, as after a bulk load. */
  isLogLarge(): boolean;
  checkpointMs: number;
  logger: DbLogger;
};

/** Does the work of PostgreSQL's background processes, which the engine does not have. */
export function startMaintenance(options: MaintenanceOptions) {
  const stopCheckpoints = startCheckpoints(options);
  const stopVacuum = startVacuum(options);
  return {
    /** Waits for what is under way, or waits for the session itself: nothing else would wake it after the end. */
    async stop() {
      await Promise.all([stopCheckpoints(), stopVacuum()]);
    },
  };
}

/** At an interval, and sooner if the log grows faster: PGlite ignores max_wal_size. */
function startCheckpoints(options: MaintenanceOptions) {
  let running: Promise<void> | undefined;
  function checkpoint() {
    running ??= attempt('checkpoint', options).finally(() => {
      running = undefined;
    });
  }
  const regular = setInterval(checkpoint, options.checkpointMs);
  const look = setInterval(() => {
    if (options.isLogLarge()) checkpoint();
  }, LOOK_MS);
  return () => {
    clearInterval(regular);
    clearInterval(look);
    return running;
  };
}

function startVacuum(options: MaintenanceOptions) {
  let running: Promise<void> | undefined;
  let night = setTimeout(vacuum, untilNight(Temporal.Now.instant()));
  function vacuum() {
    night = setTimeout(vacuum, untilNight(Temporal.Now.instant()));
    running = attempt('vacuum (analyze)', options);
  }
  return () => {
    clearTimeout(night);
    return running;
  };
}

async function attempt(sql: string, { run, logger }: MaintenanceOptions) {
  const started = performance.now();
  try {
    await run(sql);
    logger.debug({ sql, ms: Math.round(performance.now() - started) }, 'Database upkeep');
  } catch (error) {
    logger.warn({ sql, reason: errorReason(error) }, 'Database upkeep failed');
  }
}

/** Milliseconds to the next 10:00 UTC, which is night in all of the United States; more than 0, at most a day. */
export function untilNight(now: Temporal.Instant): number {
  const here = now.toZonedDateTimeISO('UTC');
  const today = here.withPlainTime({ hour: nightHourUtc });
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 });
  return next.epochMilliseconds - now.epochMilliseconds;
}
