import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss';
import type { Database } from '#src/db/client.ts';
import type { Logger } from '#src/domain/context.ts';
import type { Job, JobName, JobQueue } from '#src/domain/jobs.ts';
import { DEAD_LETTERS, JOB_NAMES, JOB_QUEUES } from './job-queues.ts';

/** What is to be done for a job; `isLastTry` when a failure now would be final. */
export type JobHandler<Name extends JobName> = (
  data: Extract<Job, { name: Name }>['data'],
  attempt: { isLastTry: boolean },
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

export type Jobs = JobQueue & {
  /** Begins to take jobs from the queues, and goes on until `stop`. */
  work(handlers: JobHandlers): Promise<void>;
  /** Ends taking jobs and waits for those under way. */
  stop(): Promise<void>;
};

type JobsOptions = { database: Pick<Database, 'kind' | 'pool'>; logger: Logger };

/** Creates the tables of the queues, or brings them up to this version; may be called again. */
export async function installJobs(options: JobsOptions): Promise<void> {
  const boss = createBoss(options, { migrate: true, supervise: false, schedule: false });
  await boss.start();
  for (const [name, queue] of [[DEAD_LETTERS, {}], ...Object.entries(JOB_QUEUES)] as const) {
    await boss.createQueue(name, queue);
    // A queue of an older version keeps what it was made with.
    if ('heartbeatSeconds' in queue) {
      await boss.updateQueue(name, { heartbeatSeconds: queue.heartbeatSeconds });
    }
  }
  await boss.stop({ graceful: true, close: false });
}

/** Opens the queues for writing. @throws when `installJobs` has never run on the database */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const boss = createBoss(options, { migrate: false, supervise: true, schedule: false });
  await boss.start();
  return {
    enqueue: enqueueWith(boss),
    async work(handlers) {
      await takeUpAgain(options.database);
      for (const name of JOB_NAMES) await workOn(boss, name, handlers);
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  };
}

/**
 * What a start takes up at once. Mail that could not be sent: perhaps it was the settings, and they
 * are other ones now. On the embedded engine also what the last process died over, for no other
 * can be at work on it; on a server its silence tells.
 */
async function takeUpAgain({ kind, pool }: JobsOptions['database']): Promise<void> {
  await pool.query(
    // Not begun, so that starts while a mail server is away do not use up its tries.
    `update pgboss.job set start_after = now(), started_on = null
     where name = 'send-mail' and state = 'retry'`,
  );
  if (kind !== 'embedded') return;
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), started_on = null,
       heartbeat_on = null where state = 'active'`,
  );
}

type BossOptions = { migrate: boolean; supervise: boolean; schedule: boolean };

/** An instance on our own pool: on the embedded engine there is one session for everything. */
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

/** A queue's writing end on a started instance. */
export function enqueueWith(boss: PgBoss): JobQueue['enqueue'] {
  return async (db, { name, data }, { startAfter, key } = {}) => {
    await boss.send(name, data, {
      db: fromDrizzle(db, sql),
      ...(startAfter && { startAfter: new Date(startAfter.epochMilliseconds) }),
      ...(key && { singletonKey: key }),
    });
  };
}

// Each look is a statement on the embedded engine's only session.
const LOOK_EVERY_SECONDS = 2;

async function workOn(boss: PgBoss, name: JobName, handlers: JobHandlers) {
  const options = { batchSize: 1, pollingIntervalSeconds: LOOK_EVERY_SECONDS };
  let worker = '';
  worker = await boss.work<Job['data'], void, WithMetadata>(
    name,
    { ...options, includeMetadata: true } as WithMetadata,
    async ([job]) => {
      // After a job the next one, without a pause; only an empty queue is looked at now and then.
      boss.notifyWorker(worker);
      if (job) await runJob(job, handlers[name]);
    },
  );
}

type WithMetadata = WorkOptions & { includeMetadata: true };

/** Hands one fetched job to the handler of its own queue, which fits its data. */
export async function runJob(
  job: JobWithMetadata<Job['data']>,
  handler: JobHandlers[JobName],
): Promise<void> {
  const handle = handler as (data: Job['data'], attempt: { isLastTry: boolean }) => Promise<void>;
  await handle(job.data, { isLastTry: job.retryCount >= job.retryLimit });
}
