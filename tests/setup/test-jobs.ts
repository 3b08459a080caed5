import type { PgBoss } from 'pg-boss';
import { JOB_NAMES } from '#src/adapters/job-queues.ts';
import { createBoss, enqueueWith, type JobHandlers, runJob } from '#src/adapters/jobs.ts';
import type { Database, Db } from '#src/db/client.ts';
import type { Job, JobName, JobQueue } from '#src/domain/jobs.ts';
import { quietLogger } from './test-engine.ts';

// The real queues on a test's own database; only `runTestJobs` takes jobs from them.
const opened = new WeakMap<Db, PgBoss>();

/**
 * The database with its queues open until it closes. They are opened at once: the embedded engine has one session,
 * and a first job is often queued inside a transaction that holds it.
 */
export async function withTestJobs(database: Database): Promise<Database> {
  const quiet = { migrate: false, supervise: false, schedule: false };
  const boss = createBoss({ database, logger: quietLogger }, quiet);
  await boss.start();
  opened.set(database.db, boss);
  return {
    ...database,
    async close() {
      await boss.stop({ graceful: false, close: false });
      await database.close();
    },
  };
}

/** The writing side of the queues on a test database. */
export function testJobs(db: Db): JobQueue {
  return {
    async enqueue(tx, job, options) {
      await enqueueWith(bossOn(db))(tx, job, options);
    },
  };
}

/** Runs the waiting jobs, including those scheduled for later, until none is left; returns how many ran. */
export async function runTestJobs(db: Db, handlers: Partial<JobHandlers>): Promise<number> {
  const boss = bossOn(db);
  let count = 0;
  for (const name of JOB_NAMES) count += await runQueue(boss, name, handlers[name]);
  return count;
}

async function runQueue(boss: PgBoss, name: JobName, handle?: JobHandlers[JobName]) {
  const jobs = await boss.fetch<Job['data']>(name, {
    includeMetadata: true,
    ignoreStartAfter: true,
    batchSize: 100,
  });
  for (const job of jobs) {
    if (!handle) throw new Error(`A ${name} waits, and the test has no handler for it`);
    await runJob(job, handle);
    await boss.complete(name, job.id);
  }
  return jobs.length;
}

function bossOn(db: Db): PgBoss {
  const boss = opened.get(db);
  if (!boss) throw new Error('Jobs are queued on databases that openTestDatabase gave');
  return boss;
}
