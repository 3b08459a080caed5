import type { JobHandlers } from '#src/adapters/jobs.ts';
import type { AroundStatement } from '#src/db/observed-pool.ts';
import type { Logger } from '#src/domain/context.ts';
import type { JobName } from '#src/domain/jobs.ts';
import type { RequestObserver } from '#src/http/watching/watch-requests.ts';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts requests by the pattern of their route, and whether the page cache answered. */
export function countRequests(metrics: Metrics): RequestObserver {
  return ({ route, method: asked, status, ms, cache }) => {
    // Anybody can make up a method.
    const method = methods.has(asked) ? asked : 'other';
    metrics.requests.inc({ route, method, status });
    metrics.requestSeconds.observe({ route, method }, ms / 1000);
    if (cache !== null) metrics.cacheAnswers.inc({ result: cache });
  };
}

/** Measures statements. */
export function timeStatements(metrics: Metrics): AroundStatement {
  return async ({ operation }, run) => {
    const done = metrics.statementSeconds.startTimer({ operation });
    return run().finally(done);
  };
}

/** Runs a job and may measure it. */
export type AroundJob = (queue: JobName, run: () => Promise<void>) => Promise<void>;

/** Counts jobs while they run, and how each ended. */
export function countJobs({ jobsRunning, jobRuns }: Metrics): AroundJob {
  return async (queue, run) => {
    jobsRunning.inc({ queue });
    try {
      await run();
      jobRuns.inc({ queue, outcome: 'done' });
    } catch (error) {
      jobRuns.inc({ queue, outcome: 'failed' });
      throw error;
    } finally {
      jobsRunning.dec({ queue });
    }
  };
}

/** The handlers, each of which runs through `around`. */
export function withAround(handlers: JobHandlers, around: AroundJob): JobHandlers {
  const watched = Object.entries(handlers).map(([name, handle]) => {
    const run = handle as (...given: unknown[]) => Promise<void>;
    return [name, (...given: unknown[]) => around(name as JobName, () => run(...given))];
  });
  // The same names with handlers of the same types.
  return Object.fromEntries(watched) as JobHandlers;
}

/** Counts what goes to the log: security events by name, warnings and errors by level. */
export function countLines(logger: Logger, { logLines, securityEvents }: Metrics): Logger {
  return {
    debug: (...line) => logger.debug(...line),
    info: (...line) => logger.info(...line),
    warn(fields, message) {
      logLines.inc({ level: 'warn' });
      const { kind, event } = fields as { kind?: unknown; event?: unknown };
      if (kind === 'security') securityEvents.inc({ event: String(event) });
      logger.warn(fields, message);
    },
    error(...line) {
      logLines.inc({ level: 'error' });
      logger.error(...line);
    },
  };
}
