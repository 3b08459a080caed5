import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a kept page to a request that somebody gives up. */
const requestBuckets = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

/**
 * All metrics of a process, in a registry of their own. Labels only have values from the program's own lists: routes
 * by pattern, queues, states, names of events.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const options = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
    name: `ironwood_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Counter(options(name, help, labels));
  const gauge = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Gauge(options(name, help, labels));
  const seconds = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labels: Label[]
  ) => new Histogram({ ...options(name, help, labels), buckets });

  return {
    registry,
    ...requestMetrics({ counter, seconds }),
    ...admissionMetrics({ counter, gauge }),
    ...databaseMetrics({ gauge, seconds }),
    ...workMetrics({ counter, gauge }),
    ...processMetrics({ counter, gauge }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

type Makers = {
  counter<Label extends string>(name: string, help: string, ...labels: Label[]): Counter<Label>;
  gauge<Label extends string>(name: string, help: string, ...labels: Label[]): Gauge<Label>;
  seconds<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labels: Label[]
  ): Histogram<Label>;
};

function requestMetrics({ counter, seconds }: Pick<Makers, 'counter' | 'seconds'>) {
  return {
    requests: counter(
      'http_requests_total',
      'Requests by pattern of the route.',
      'route',
      'method',
      'status',
    ),
    requestSeconds: seconds(
      'http_request_seconds',
      'Time until the last byte of an answer was handed over.',
      requestBuckets,
      'route',
      'method',
    ),
    cacheAnswers: counter(
      'page_cache_answers_total',
      'Public pages that came from the page cache (hit) or were rendered into it (miss).',
      'result',
    ),
    untrustedForwards: counter(
      'forwarded_untrusted_total',
      'Requests with X-Forwarded-For while TRUSTED_PROXY_HOPS is 0.',
    ),
  };
}

function admissionMetrics({ counter, gauge }: Pick<Makers, 'counter' | 'gauge'>) {
  return {
    requestsRunning: gauge('requests_running', 'Requests that are worked on.', 'kind'),
    requestsWaiting: gauge('requests_waiting', 'Requests that wait for a place.', 'kind'),
    pagePlaces: gauge('page_places', 'Pages that may be rendered at the same time, as measured.'),
    requestsRefused: counter(
      'requests_refused_total',
      'Requests refused because the site was busy.',
      'kind',
    ),
  };
}

function databaseMetrics({ gauge, seconds }: Pick<Makers, 'gauge' | 'seconds'>) {
  return {
    databaseUp: gauge('database_up', 'Whether the database answers.'),
    databaseSessions: gauge('database_sessions', 'Open sessions of this process.', 'state'),
    databaseWaiting: gauge(
      'database_waiting',
      'Statements and transactions that wait for a session.',
    ),
    statementSeconds: seconds(
      'database_statement_seconds',
      'Time of a statement, including its wait for a session.',
      statementBuckets,
      'operation',
    ),
  };
}

function workMetrics({ counter, gauge }: Pick<Makers, 'counter' | 'gauge'>) {
  return {
    jobsWaiting: gauge('jobs_waiting', 'Jobs that wait, at most 10,000.', 'queue', 'state'),
    jobsLate: gauge(
      'jobs_oldest_due_seconds',
      'How long the oldest job that is due has been due.',
      'queue',
    ),
    jobsRunning: gauge('jobs_running', 'Jobs that this process is running.', 'queue'),
    jobRuns: counter('job_runs_total', 'Jobs that this process ran.', 'queue', 'outcome'),
    outbox: gauge('outbox_messages', 'Messages that are not sent, at most 1,000.', 'state'),
    outboxAge: gauge('outbox_oldest_seconds', 'Age of the oldest message in the state.', 'state'),
    ...backupMetrics(gauge),
    picturesWaiting: gauge('pictures_waiting', 'Pictures that wait to be resized.', 'queue'),
    picturesRefused: counter(
      'pictures_refused_total',
      'Pictures refused because their queue was full.',
      'queue',
    ),
  };
}

function backupMetrics(gauge: Makers['gauge']) {
  const made = {
    backupAge: gauge(
      'backup_age_seconds',
      'Age of the last good backup; before there is one, of the first try.',
    ),
    backupAllowedAge: gauge(
      'backup_allowed_age_seconds',
      'How old the last good backup may be by the schedule.',
    ),
  };
  // The library begins with 0, which would be a good backup.
  for (const one of Object.values(made)) one.remove();
  return made;
}

function processMetrics({ counter, gauge }: Pick<Makers, 'counter' | 'gauge'>) {
  return {
    cachePages: gauge('page_cache_pages', 'Pages in the page cache.'),
    cacheBytes: gauge('page_cache_bytes', 'Size of the page cache.'),
    diskFree: gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR.'),
    diskNeeded: gauge('disk_needed_bytes', 'Free space below which forms are refused.'),
    securityEvents: counter('security_events_total', 'Refusals, by name of the event.', 'event'),
    logLines: counter('log_lines_total', 'Lines in the log by level.', 'level'),
    buildInfo: gauge(
      'build_info',
      'Always 1; its labels say what runs.',
      'version',
      'build',
      'node',
    ),
    startSeconds: gauge('start_seconds', 'How long the last start took.'),
  };
}
