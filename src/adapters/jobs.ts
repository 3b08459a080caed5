import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss';
import type { Database } from '#src/db/client.ts';
import type { Logger } from '#src/domain/context.ts';
import type { Job, JobName, JobQueue } from '#src/domain/jobs.ts';
import { whenSetBack } from './clock-watch.ts';
import { DEAD_LETTERS, JOB_NAMES, JOB_QUEUES, JOBS_AT_ONCE } from './job-queues.ts';

/** A try of a job, counted from 1. Times are in ms. */
export type JobAttempt = {
  number: number;
  /** A failure now is final. */
  isLastTry: boolean;
  /** Since it was queued. */
  ageMs: number;
  /** Since it was due; for another try, since that was. */
  lateMs: number;
};

/** The work of one job. */
export type JobHandler<Name extends JobName> = (
  data: Extract<Job, { name: Name }>['data'],
  attempt: JobAttempt,
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

export type Jobs = JobQueue & {
  /** Takes jobs from the queues until `stop` is called. */
  work(handlers: JobHandlers): Promise<void>;
  /** Stops taking jobs and waits for the running ones. */
  stop(): Promise<void>;
};

type JobsOptions = { database: Pick<Database, 'kind' | 'pool'>; logger: Logger };

/** Creates the queue tables or upgrades them to this version; safe to call again. */
export async function installJobs(options: JobsOptions): Promise<void> {
  const boss = createBoss(options, { migrate: true, supervise: false, schedule: false });
  await boss.start();
  for (const [name, queue] of [[DEAD_LETTERS, {}], ...Object.entries(JOB_QUEUES)] as const) {
    await boss.createQueue(name, queue);
    // An existing queue would otherwise keep the options it was created with.
    if ('heartbeatSeconds' in queue) {
      await boss.updateQueue(name, { heartbeatSeconds: queue.heartbeatSeconds });
    }
  }
  await boss.stop({ graceful: true, close: false });
}

/** Opens the queues for writing. @throws if `installJobs` has never run on this database */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const boss = createBoss(options, { migrate: false, supervise: true, schedule: false });
  await boss.start();
  let stopWatch = () => {};
  return {
    enqueue: enqueueWith(boss),
    async work(handlers) {
      await takeUpAgain(options.database);
      await takeUpFromLater(options.database);
      const workers: string[] = [];
      for (const name of JOB_NAMES) workers.push(...(await workOn(boss, name, handlers)));
      stopWatch = whenSetBack(() => {
        // One that was asking at that moment counts its pause by the clock, and would sleep for the hour or the day.
        for (const worker of workers) boss.notifyWorker(worker);
        takeUpFromLater(options.database).catch((err: unknown) =>
          options.logger.error({ err }, 'jobs from before the clock was set back still wait'),
        );
      });
    },
    stop() {
      stopWatch();
      return boss.stop({ graceful: true, close: false, timeout: 10_000 });
    },
  };
}

/**
 * What a start retries at once: mail that could not be sent, because the settings may have changed, and on the
 * embedded engine the jobs the last process died over, because no other process can be running them. On a server,
 * such jobs are released once their process has been silent.
 */
async function takeUpAgain({ kind, pool }: JobsOptions['database']): Promise<void> {
  await pool.query(
    // Only jobs that were never started, so that restarts while a mail server is down do not use up their tries.
    `update pgboss.job set start_after = now(), started_on = null
     where name = 'send-mail' and state = 'retry'`,
  );
  if (kind !== 'embedded') return;
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), started_on = null,
       heartbeat_on = null where state = 'active'`,
  );
}

/**
 * Jobs that were due at once, or were tried, while the clock was ahead: now that it has been set back they would wait
 * until it gets there again, by hours or days. What was planned for a date keeps it.
 */
async function takeUpFromLater({ pool }: JobsOptions['database']): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now()
     where start_after > now()
       and (state = 'created' and created_on > now() and start_after <= created_on
         or state = 'retry' and started_on > now())`,
  );
}

type BossOptions = { migrate: boolean; supervise: boolean; schedule: boolean };

/** Uses our own pool, because the embedded engine has a single session for everything. */
export function createBoss({ database, logger }: JobsOptions, options: BossOptions): PgBoss {
  const { pool, kind } = database;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    ...options,
  });
  boss.on('error', (err) => logger.error({ err }, 'the queues of jobs had an error'));
  return boss;
}

/** The writing side of a started queue instance. */
export function enqueueWith(boss: PgBoss): JobQueue['enqueue'] {
  return async (db, { name, data }, { startAfter, key } = {}) => {
    await boss.send(name, data, {
      db: fromDrizzle(db, sql),
      ...(startAfter && { startAfter: new Date(startAfter.epochMilliseconds) }),
      ...(key && { singletonKey: key }),
    });
  };
}

// Every poll is a statement on the embedded engine's only session, so of several workers only the first polls often;
// it wakes the others.
const LOOK_EVERY_SECONDS = 2;
const LOOK_RARELY_SECONDS = 60;

/** Returns the ids of the workers. */
async function workOn(boss: PgBoss, name: JobName, handlers: JobHandlers): Promise<string[]> {
  const workers: string[] = [];
  const goOn = () => {
    // Takes the next job right after the last; only an empty queue is polled with pauses.
    for (const worker of workers) boss.notifyWorker(worker);
  };
  for (let at = 0; at < (JOBS_AT_ONCE[name] ?? 1); at += 1) {
    const seconds = at === 0 ? LOOK_EVERY_SECONDS : LOOK_RARELY_SECONDS;
    const options = { batchSize: 1, pollingIntervalSeconds: seconds, includeMetadata: true };
    const worker = await boss.work<Job['data'], void, WithMetadata>(
      name,
      options as WithMetadata,
      async ([job]) => {
        goOn();
        if (job) await runJob(job, handlers[name]);
      },
    );
    workers.push(worker);
  }
  return workers;
}

type WithMetadata = WorkOptions & { includeMetadata: true };

/** Passes a fetched job to the handler of its queue, which has the matching data type. */
export async function runJob(
  job: JobWithMetadata<Job['data']>,
  handler: JobHandlers[JobName],
): Promise<void> {
  const handle = handler as (data: Job['data'], attempt: JobAttempt) => Promise<void>;
  const nowMs = Date.now();
  await handle(job.data, {
    number: job.retryCount + 1,
    isLastTry: job.retryCount >= job.retryLimit,
    ageMs: nowMs - job.createdOn.getTime(),
    lateMs: nowMs - job.startAfter.getTime(),
  });
}
