import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { runTestJobs, testJobs } from '#tests/setup/test-jobs.ts';
import { LETTERS_AT_ONCE } from './job-queues.ts';
import { installJobs, type JobHandlers, openJobs } from './jobs.ts';

// Runs on both engines: queues, job locks and how workers are notified.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const mail = (mailId: string) => ({ name: 'send-mail' as const, data: { mailId } });

/** Handlers that record what they were called with. */
function noting(): { done: string[]; handlers: JobHandlers } {
  const done: string[] = [];
  return {
    done,
    handlers: {
      'send-mail': async ({ mailId }) => void done.push(mailId),
      'mail-reset-link': async () => undefined,
      'remind-of-build': async ({ buildId }) => void done.push(buildId),
      'delete-files': async () => void done.push('files'),
      'scan-resumes': async () => undefined,
      'fetch-pictures': async () => undefined,
      'purge-records': async () => undefined,
      'purge-visits': async () => undefined,
      'purge-applications': async () => void done.push('purge'),
      'purge-drafts': async () => void done.push('purge'),
      'remind-of-appointment': async ({ appointmentId }) => void done.push(appointmentId),
      'tell-truck-ready': async ({ appointmentId }) => void done.push(appointmentId),
      'ask-for-review': async ({ appointmentId }) => void done.push(appointmentId),
      'tell-search-engines': async () => undefined,
      'purge-cdn': async () => undefined,
      'offer-freed-times': async () => void done.push('offer'),
      'back-up': async () => void done.push('backup'),
      'note-erasure': async () => undefined,
      'check-import': async () => undefined,
      'apply-import': async () => undefined,
      'check-fit-file': async () => undefined,
      'apply-later': async () => undefined,
      'fetch-feed': async () => undefined,
    },
  };
}

test('a job of a transaction that is rolled back is never done', async () => {
  const jobs = testJobs(database.db);
  const failing = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, mail('rolled back'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await database.db.transaction((tx) => jobs.enqueue(tx, mail('committed')));
  const { done, handlers } = noting();
  await runTestJobs(database.db, handlers);
  expect(done).toEqual(['committed']);
});

test('several letters are under way at once, each in one of them, until a backlog is sent', async () => {
  const ids = Array.from({ length: 3 * LETTERS_AT_ONCE }, (_, at) => `backlog ${at}`);
  await database.db.transaction(async (tx) => {
    for (const id of ids) await testJobs(database.db).enqueue(tx, mail(id));
  });
  const { done, handlers } = noting();
  const together = Array.from({ length: LETTERS_AT_ONCE }, () => Promise.withResolvers<void>());
  const jobs = await openJobs({ database, logger: quietLogger });
  await jobs.work({
    ...handlers,
    async 'send-mail'({ mailId }) {
      together[done.push(mailId) - 1]?.resolve();
      // The first ones wait for each other.
      await Promise.all(together.map(({ promise }) => promise));
    },
  });
  await vi.waitFor(() => expect(done).toHaveLength(ids.length), 10_000);
  await jobs.stop();
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test('what was due while the clock was ahead is done once it is set back, and a reminder on its day', async () => {
  const jobs = testJobs(database.db);
  const reminder = { name: 'remind-of-build' as const, data: { buildId: 'on its day' } };
  const startAfter = Temporal.Now.instant().add({ hours: 72 });
  await jobs.enqueue(database.db, mail('from tomorrow'));
  await jobs.enqueue(database.db, reminder, { key: 'on its day', startAfter });
  await database.pool.query(
    `update pgboss.job set created_on = created_on + interval '1 day',
       start_after = greatest(start_after, created_on + interval '1 day')`,
  );
  const { done, handlers } = noting();
  const worker = await openJobs({ database, logger: quietLogger });
  await worker.work(handlers);
  await vi.waitFor(() => expect(done).toEqual(['from tomorrow']), { timeout: 10_000 });
  await worker.stop();
  await database.pool.query(`delete from pgboss.job where state = 'created'`);
});

test('of reminders for one build only one waits', async () => {
  const jobs = testJobs(database.db);
  const reminder = { name: 'remind-of-build' as const, data: { buildId: 'b1' } };
  const startAfter = Temporal.Now.instant().add({ hours: 24 });
  for (let i = 0; i < 3; i++) {
    await jobs.enqueue(database.db, reminder, { key: 'b1', startAfter });
  }
  const { done, handlers } = noting();
  await runTestJobs(database.db, handlers);
  expect(done).toEqual(['b1']);
});

test('a job that fails is tried again, and the last try knows that it is the last', async () => {
  const last = await database.pool.query(
    "select retry_limit from pgboss.queue where name = 'send-mail'",
  );
  expect(last.rows[0].retry_limit).toBeGreaterThanOrEqual(9);
  await testJobs(database.db).enqueue(database.db, mail('unlucky'));
  const seen: boolean[] = [];
  await database.pool.query(
    "update pgboss.job set retry_limit = 1, retry_delay = 0 where name = 'send-mail'",
  );
  const jobs = await openJobs({ database, logger: quietLogger });
  const { handlers } = noting();
  await jobs.work({
    ...handlers,
    'send-mail': async (_, { isLastTry }) => {
      seen.push(isLastTry);
      throw new Error('no mail server');
    },
  });
  await vi.waitFor(() => expect(seen).toEqual([false, true]), { timeout: 15_000, interval: 100 });
  await vi.waitFor(async () => {
    const dead = await database.pool.query(
      "select data from pgboss.job where name = 'dead-letters'",
    );
    expect(dead.rows).toEqual([{ data: { mailId: 'unlucky' } }]);
  });
  await jobs.stop();
});

test('what waits is done one after the other, without pauses', async () => {
  for (let i = 0; i < 8; i++) await testJobs(database.db).enqueue(database.db, mail(`mail ${i}`));
  const { done, handlers } = noting();
  const jobs = await openJobs({ database, logger: quietLogger });
  await jobs.work(handlers);
  // Polling every two seconds would take sixteen seconds.
  await vi.waitFor(() => expect(done).toHaveLength(8), { timeout: 9_000, interval: 50 });
  await jobs.stop();
});

test('a start takes up at once what the last process died over, and mail that waits for a try', async () => {
  for (const id of ['died', 'waits']) {
    await testJobs(database.db).enqueue(database.db, mail(id));
  }
  await database.pool.query(
    `update pgboss.job set state = case data->>'mailId' when 'died' then 'active' else 'retry' end
       ::pgboss.job_state, started_on = now(), heartbeat_on = now(), retry_count = 3,
       start_after = now() + interval '1 hour'
     where data->>'mailId' in ('died', 'waits')`,
  );
  const { done, handlers } = noting();
  const jobs = await openJobs({ database, logger: quietLogger });
  await jobs.work(handlers);
  const expected = database.kind === 'embedded' ? ['died', 'waits'] : ['waits'];
  await vi.waitFor(() => expect(done.sort()).toEqual(expected), { timeout: 9_000, interval: 50 });
  await jobs.stop();
  const tries = await database.pool.query(
    `select distinct retry_count from pgboss.job where data->>'mailId' in ('died', 'waits')`,
  );
  expect(tries.rows).toEqual([{ retry_count: 3 }]);
});

test('installing again changes nothing and loses no job', async () => {
  await testJobs(database.db).enqueue(database.db, mail('still here'));
  await installJobs({ database, logger: quietLogger });
  const { done, handlers } = noting();
  await runTestJobs(database.db, handlers);
  expect(done).toEqual(['still here']);
});
