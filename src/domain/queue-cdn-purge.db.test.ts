import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { publishStory } from './content/index.server.ts';
import type { Ctx } from './context.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
});
afterAll(() => database.close());

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(`select from pgboss.job where name = 'purge-cdn'`);
  return rows.length;
}

test('of publications in a row one purge waits, and none without a CDN', async () => {
  const { id } = await publishedStory(ctx, { slug: 'sale' });
  expect(await waiting()).toBe(0);
  for (const _ of [1, 2, 3]) await publishStory({ ...ctx, hasCdn: true }, { id });
  expect(await waiting()).toBe(1);
});

test('a publication that is rolled back purges nothing', async () => {
  await database.pool.query(`delete from pgboss.job where name = 'purge-cdn'`);
  const { id } = await publishedStory(ctx, { slug: 'hours' });
  const attempt = database.db.transaction(async (tx) => {
    await publishStory({ ...ctx, hasCdn: true, db: tx }, { id });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await waiting()).toBe(0);
});
