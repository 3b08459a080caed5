import type { Logger } from '#src/domain/context.ts';

/** The logger, whose warnings and errors name the trace in which they happened. */
export function withTraceId(logger: Logger, traceId: () => string | undefined): Logger {
  const named = (fields: object) => {
    const id = traceId();
    return id === undefined ? fields : { ...fields, traceId: id };
  };
  return {
    debug: (...line) => logger.debug(...line),
    info: (...line) => logger.info(...line),
    warn: (fields, message) => logger.warn(named(fields), message),
    error: (fields, message) => logger.error(named(fields), message),
  };
}
