import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { noBackups } from '#tests/fakes/no-backups.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { createJobHandlers, queueDailyJobs } from './job-handlers.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

test('however often the server starts, each daily purge waits once, and queues the next', async () => {
  const ctx = createTestContext(database.db);
  const env = { SMTP_URL: undefined, MAIL_FROM: undefined };
  const handlers = createJobHandlers({ env, systemContext: () => ctx, backups: noBackups });
  await queueDailyJobs(ctx, testNow);
  await queueDailyJobs(ctx, testNow);
  expect(await runTestJobs(database.db, handlers)).toBe(4);
  expect(await runTestJobs(database.db, handlers)).toBe(4);
});
