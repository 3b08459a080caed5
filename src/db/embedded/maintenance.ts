import type { DbLogger } from '../logger.ts';
import { reasonOf } from '../start-error.ts';

const NIGHT = { timeZone: 'America/Phoenix', hour: 3 };

export type MaintenanceOptions = {
  run(sql: string): Promise<void>;
  checkpointMs: number;
  logger: DbLogger;
};

/** The work of PostgreSQL's background processes, which the engine does not have. */
export function startMaintenance({ run, checkpointMs, logger }: MaintenanceOptions) {
  async function attempt(sql: string) {
    const started = performance.now();
    await run(sql).catch((error) => logger.warn({ sql, reason: reasonOf(error) }, 'Upkeep failed'));
    logger.debug({ sql, ms: Math.round(performance.now() - started) }, 'Upkeep');
  }

  const checkpoints = setInterval(() => void attempt('checkpoint'), checkpointMs);
  let night = setTimeout(vacuum, untilNight(Temporal.Now.instant()));
  function vacuum() {
    night = setTimeout(vacuum, untilNight(Temporal.Now.instant()));
    void attempt('vacuum (analyze)');
  }

  return {
    stop() {
      clearInterval(checkpoints);
      clearTimeout(night);
    },
  };
}

/** Milliseconds to the next 03:00 at the shop, always more than 0 and at most a day. */
export function untilNight(now: Temporal.Instant): number {
  const here = now.toZonedDateTimeISO(NIGHT.timeZone);
  const today = here.withPlainTime({ hour: NIGHT.hour });
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 });
  return next.epochMilliseconds - now.epochMilliseconds;
}
