import type { AroundStatement } from '#src/db/observed-pool.ts';
import type { Logger } from '#src/domain/context.ts';
import type { MetricsAccess } from '#src/http/routes/metrics.ts';
import type { RequestObserver } from '#src/http/watching/watch-requests.ts';
import { openAccessLog } from '../access-log.ts';
import type { Env } from '../env.ts';
import type { AroundJob } from './observe.ts';
import type { OpenMetrics } from './open-metrics.ts';
import type { WatchedSite } from './vitals.ts';

/** What an operator watches the process with: access log and metrics. What is off costs nothing. */
export type Watching = {
  /** The logger, whose lines are counted. */
  logger: Logger;
  observers: readonly RequestObserver[];
  aroundStatement: AroundStatement | undefined;
  aroundJob: AroundJob;
  /** For the site's own port. */
  metrics: MetricsAccess;
  /** The port of the metrics alone; null if there is none. */
  metricsPort: number | null;
  /** Lets metrics tell about the site, which started in this many seconds. */
  begin(site: WatchedSite, startSeconds: number): void;
  close(): void;
};

/** Opens what the environment asks for. @throws {StartError} if the port for metrics is not available */
export async function openWatching(env: Env, logger: Logger): Promise<Watching> {
  const accessLog = openAccessLog(env);
  const metrics = await openMetricsIfAsked(env, logger);
  const observers = [accessLog?.note, metrics?.observer];
  return {
    logger: metrics?.count(logger) ?? logger,
    observers: observers.filter((observer) => observer !== undefined),
    aroundStatement: metrics?.aroundStatement,
    aroundJob: metrics?.aroundJob ?? ((_, run) => run()),
    metrics: metrics?.access ?? null,
    metricsPort: metrics?.port ?? null,
    begin: (site, startSeconds) => metrics?.begin(site, startSeconds),
    close() {
      metrics?.close();
      accessLog?.flush();
    },
  };
}

/** The library is only loaded if somebody reads metrics. */
async function openMetricsIfAsked(env: Env, logger: Logger): Promise<OpenMetrics | null> {
  if (env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined) return null;
  const { openMetrics } = await import('./open-metrics.ts');
  return openMetrics(env, logger);
}
