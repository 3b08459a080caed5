import { SpanKind } from '@opentelemetry/api';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_SYSTEM_NAME,
  ATTR_HTTP_ROUTE,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { StatementName } from '#src/db/observed-pool.ts';
import type { Around } from '#src/lib/around.ts';
import type { JobRun, PageLook } from '../watching/observe.ts';
import type { Spans } from './spans.ts';

/** A span for each statement of a request, a job or a page, with its operation and table; never text or values. */
export function traceStatements(spans: Spans): Around<StatementName> {
  return ({ operation, table }, run) => {
    const name = table === null ? operation : `${operation} ${table}`;
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_OPERATION_NAME]: operation,
      ...(table !== null && { [ATTR_DB_COLLECTION_NAME]: table }),
    };
    return spans.part({ name, kind: SpanKind.CLIENT, attributes }, run);
  };
}

/** A trace for each try of a job. */
export function traceJobs(spans: Spans): Around<JobRun> {
  return ({ queue, number, ageMs, lateMs }, run) => {
    const attributes = {
      'ironwood.job.kind': queue,
      'ironwood.job.attempt': number,
      'ironwood.job.age_ms': ageMs,
      'ironwood.job.late_ms': lateMs,
    };
    return spans.whole({ name: `job ${queue}`, kind: SpanKind.CONSUMER, attributes }, run);
  };
}

/** A span for each rendering of a page, also when the site renders it anew by itself. */
export function tracePages(spans: Spans): Around<PageLook> {
  return (page, run) =>
    spans.whole({ name: 'render page', kind: SpanKind.INTERNAL, attributes: {} }, () =>
      run().finally(() => {
        const route = page.route();
        if (route !== undefined) spans.current()?.setAttribute(ATTR_HTTP_ROUTE, route);
      }),
    );
}

/** A span for each message that is handed to the mail server. */
export function traceMail(spans: Spans): Around<undefined> {
  return (_, run) => spans.part({ name: 'send mail', kind: SpanKind.CLIENT, attributes: {} }, run);
}
