import type { JobAttempt, JobHandlers } from '#src/adapters/jobs.ts';
import type { AroundStatement } from '#src/db/observed-pool.ts';
import type { Logger } from '#src/domain/context.ts';
import type { JobName } from '#src/domain/jobs.ts';
import type { MailTransport } from '#src/domain/mail/ports.ts';
import type { RenderPage } from '#src/http/documents/document-routes.ts';
import type { RequestObserver } from '#src/http/watching/watch-requests.ts';
import type { Around } from '#src/lib/around.ts';
import { knownMethod } from './known-method.ts';
import type { Metrics } from './metrics.ts';

/** Counts requests by the pattern of their route, and whether the page cache answered. */
export function countRequests(metrics: Metrics): RequestObserver {
  return ({ route, method: asked, status, ms, cache }) => {
    // Anybody can make up a method.
    const method = knownMethod(asked) ?? 'other';
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

/** A try of a job; times are in ms. */
export type JobRun = { queue: JobName } & Omit<JobAttempt, 'isLastTry'>;
export type AroundJob = Around<JobRun>;

/** A page that is rendered; its route, a pattern, is known once it was found. */
export type PageLook = { route(): string | undefined };
export type AroundPage = Around<PageLook>;

/** Of a message nothing is told but that it is sent. */
export type AroundMail = Around<undefined>;

/** Counts jobs while they run, and how each ended. */
export function countJobs({ jobsRunning, jobRuns }: Metrics): AroundJob {
  return async ({ queue }, run) => {
    jobsRunning.inc({ queue });
    try {
      const result = await run();
      jobRuns.inc({ queue, outcome: 'done' });
      return result;
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
    const run = handle as (data: unknown, attempt: JobAttempt) => Promise<void>;
    const watchedRun: typeof run = (data, attempt) => {
      const { number, ageMs, lateMs } = attempt;
      return around({ queue: name as JobName, number, ageMs, lateMs }, () => run(data, attempt));
    };
    return [name, watchedRun];
  });
  // The same names with handlers of the same types.
  return Object.fromEntries(watched) as JobHandlers;
}

/** The renderer, each of whose pages is rendered through `around`. */
export function withAroundPages(render: RenderPage, around: AroundPage): RenderPage {
  return (request, c) => around({ route: () => c.var.route }, () => render(request, c));
}

/** The way out of mail, which each message takes through `around`. */
export function withAroundMail(transport: MailTransport, around: AroundMail): MailTransport {
  return { ...transport, send: (message) => around(undefined, () => transport.send(message)) };
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
