import type { AroundStatement } from '#src/db/observed-pool.ts';
import type { Logger } from '#src/domain/context.ts';
import type { MetricsAccess } from '#src/http/routes/metrics.ts';
import type { AroundRequest, RequestObserver } from '#src/http/watching/watch-requests.ts';
import { nest, onlyRun } from '#src/lib/around.ts';
import { openAccessLog } from '../access-log.ts';
import type { Env } from '../env.ts';
import type { OpenTracing } from '../tracing/open-tracing.ts';
import type { AroundJob, AroundMail, AroundPage } from './observe.ts';
import type { OpenMetrics } from './open-metrics.ts';
import type { WatchedSite } from './vitals.ts';

/** What an operator watches the process with: access log, metrics and traces. What is off costs nothing. */
export type Watching = {
  /** The logger, whose lines are counted, and name the trace they belong to. */
  logger: Logger;
  observers: readonly RequestObserver[];
  aroundRequest: AroundRequest | undefined;
  aroundStatement: AroundStatement | undefined;
  aroundJob: AroundJob;
  aroundPage: AroundPage;
  aroundMail: AroundMail;
  /** For the site's own port. */
  metrics: MetricsAccess;
  /** The port of the metrics alone; null if there is none. */
  metricsPort: number | null;
  /** Lets metrics tell about the site, which started in this many seconds. */
  begin(site: WatchedSite, startSeconds: number): void;
  /** Writes and sends what is left, which takes a few seconds at most. */
  close(): Promise<void>;
};

/** Opens what the environment asks for. @throws {StartError} if the port for metrics is not available */
export async function openWatching(env: Env, logger: Logger): Promise<Watching> {
  const accessLog = openAccessLog(env);
  const metrics = await openMetricsIfAsked(env, logger);
  const tracing = await openTracingIfAsked(env, logger);
  const observers = [accessLog?.note, metrics?.observer];
  const counted = metrics?.count(logger) ?? logger;
  return {
    logger: tracing?.name(counted) ?? counted,
    observers: observers.filter((observer) => observer !== undefined),
    aroundRequest: tracing?.aroundRequest,
    aroundStatement: nest(metrics?.aroundStatement, tracing?.aroundStatement),
    aroundJob: nest(metrics?.aroundJob, tracing?.aroundJob) ?? onlyRun,
    aroundPage: tracing?.aroundPage ?? onlyRun,
    aroundMail: tracing?.aroundMail ?? onlyRun,
    metrics: metrics?.access ?? null,
    metricsPort: metrics?.port ?? null,
    begin: (site, startSeconds) => metrics?.begin(site, startSeconds),
    async close() {
      metrics?.close();
      accessLog?.flush();
      await tracing?.close();
    },
  };
}

/** The library is only loaded if somebody reads metrics. */
async function openMetricsIfAsked(env: Env, logger: Logger): Promise<OpenMetrics | null> {
  if (env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined) return null;
  const { openMetrics } = await import('./open-metrics.ts');
  return openMetrics(env, logger);
}

/** OpenTelemetry is only loaded if traces are sent somewhere. */
async function openTracingIfAsked(env: Env, logger: Logger): Promise<OpenTracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const { openTracing } = await import('../tracing/open-tracing.ts');
  return openTracing(env, logger);
}
