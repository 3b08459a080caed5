import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { noBackups } from '#tests/fakes/no-backups.ts';
import { noFeedFiles } from '#tests/fakes/no-feed-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { readEnv } from './env.ts';
import { createJobHandlers, queueFirstJobs } from './job-handlers.ts';
import { openMail } from './open-mail.ts';

// Runs on both engines: processes that start at the same moment.

const daily = 4;
const scan = 1;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

test('however often the server starts, each daily purge waits once, and queues the next', async () => {
  const ctx = createTestContext(database.db);
  const handlers = createJobHandlers({
    env: readEnv({}),
    systemContext: () => ctx,
    backups: noBackups,
    feedFiles: noFeedFiles,
    mail: openMail({ env: readEnv({}), ...ctx }),
  });
  await Promise.all([queueFirstJobs(ctx, testNow), queueFirstJobs(ctx, testNow)]);
  expect(await runTestJobs(database.db, handlers)).toBe(daily + scan);
  expect(await runTestJobs(database.db, handlers)).toBe(daily);
});

test('a start while another process runs the purges queues none', async () => {
  const ctx = createTestContext(database.db);
  await database.pool.query(`update pgboss.job set state = 'active' where name like 'purge-%'`);
  await queueFirstJobs(ctx, testNow);
  const waiting = `select from pgboss.job where name like 'purge-%' and state = 'created'`;
  expect((await database.pool.query(waiting)).rows).toHaveLength(0);
});
