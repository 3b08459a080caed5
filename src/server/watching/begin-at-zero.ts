import { JOB_NAMES } from '#src/adapters/job-queues.ts';
import { refusalEvents } from '#src/domain/security-events.server.ts';
import type { Metrics } from './metrics.ts';

/** Prometheus only sees a counter rise from a value that it has read, so what happens rarely is there from the start. */
export function beginAtZero(metrics: Metrics): void {
  for (const event of refusalEvents) metrics.securityEvents.inc({ event }, 0);
  for (const level of ['warn', 'error']) metrics.logLines.inc({ level }, 0);
  for (const result of ['hit', 'miss']) metrics.cacheAnswers.inc({ result }, 0);
  for (const operation of ['select', 'insert', 'update', 'delete']) {
    metrics.statementSeconds.zero({ operation });
  }
  for (const queue of JOB_NAMES) {
    for (const outcome of ['done', 'failed']) metrics.jobRuns.inc({ queue, outcome }, 0);
  }
}
