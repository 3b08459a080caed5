import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '#src/domain/context.ts';
import { errorType } from './error-type.ts';

/** How often a collector that does not answer is a line in the log, in ms. */
const warnEveryMs = 600_000;

type Warned = { logger: Pick<Logger, 'warn'>; nowMs(): number };

/** The exporter, whose failures are warnings now and then. What could not be sent is lost. */
export function warningExporter(exporter: SpanExporter, { logger, nowMs }: Warned): SpanExporter {
  let warnedMs = Number.NEGATIVE_INFINITY;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && nowMs() - warnedMs >= warnEveryMs) {
          warnedMs = nowMs();
          const reason = errorType(result.error);
          logger.warn({ reason, spans: spans.length }, 'traces could not be sent and are lost');
        }
        // Told as done: the library would print a failure a second time.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
