import { setTimeout as wait } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_SERVICE_INSTANCE_ID,
  ATTR_SERVICE_NAME,
  ATTR_SERVICE_VERSION,
} from '@opentelemetry/semantic-conventions';
import type { StatementName } from '#src/db/observed-pool.ts';
import type { Logger } from '#src/domain/context.ts';
import type { AroundRequest } from '#src/http/watching/watch-requests.ts';
import type { Around } from '#src/lib/around.ts';
import type { Env } from '../env.ts';
import { elapsedMs, randomIds } from '../node-ids.ts';
import { readBuildInfo } from '../watching/build-info.ts';
import type { JobRun, PageLook } from '../watching/observe.ts';
import { createSampler } from './sampler.ts';
import { createSpans } from './spans.ts';
import { traceRequests } from './trace-requests.ts';
import { traceJobs, traceMail, tracePages, traceStatements } from './trace-work.ts';
import { warningExporter } from './warning-exporter.ts';
import { withTraceId } from './with-trace-id.ts';

export type OpenTracing = {
  aroundRequest: AroundRequest;
  aroundStatement: Around<StatementName>;
  aroundJob: Around<JobRun>;
  aroundPage: Around<PageLook>;
  aroundMail: Around<undefined>;
  /** The logger, whose warnings and errors name the trace that they happened in. */
  name(logger: Logger): Logger;
  /** Sends what is left, for at most a few seconds. */
  close(): Promise<void>;
};

/**
 * Opens the sending of traces. Address, headers and timeouts are read by OpenTelemetry's exporter from `OTEL_…`. A stop
 * waits for the collector for at most `patienceMs`.
 */
export function openTracing(env: Env, logger: Logger, patienceMs = 3_000): OpenTracing {
  const exporter = warningExporter(new OTLPTraceExporter(), { logger, nowMs: elapsedMs });
  const provider = new TracerProvider({
    resource: resourceOf(env),
    sampler: createSampler(env),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const spans = createSpans(provider.getTracer('ironwood'));
  return {
    aroundRequest: traceRequests(spans, env.TRUSTED_PROXY_HOPS > 0),
    aroundStatement: traceStatements(spans),
    aroundJob: traceJobs(spans),
    aroundPage: tracePages(spans),
    aroundMail: traceMail(spans),
    name: (given) => withTraceId(given, spans.traceId),
    close: () => Promise.race([provider.shutdown(), wait(patienceMs)]).catch(() => undefined),
  };
}

/** What sends: nothing of the machine or the command, which may tell more than an operator wants to send away. */
function resourceOf({ OTEL_SERVICE_NAME }: Env) {
  const own = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: 'ironwood',
    [ATTR_SERVICE_VERSION]: readBuildInfo().version,
    [ATTR_SERVICE_INSTANCE_ID]: randomIds.uuid(),
  });
  const said = detectResources({ detectors: [envDetector] });
  const name = resourceFromAttributes(
    OTEL_SERVICE_NAME === undefined ? {} : { [ATTR_SERVICE_NAME]: OTEL_SERVICE_NAME },
  );
  return own.merge(said).merge(name);
}
