import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import file from '#src/db/seeds/demo/copy/reviews.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedReviews } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { listReviews } from './index.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('reviews come newest first, the mixed one with its reply', async () => {
  const ctx = createTestContext(database.db);
  expect(await listReviews(ctx)).toEqual([]);
  await seedSettings(ctx, siteFile);
  await seedReviews(ctx, file);
  const reviews = await listReviews(ctx);
  expect(reviews).toHaveLength(14);
  expect(reviews.map(({ date }) => date)).toEqual(
    file.reviews.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(reviews.find(({ stars }) => stars === 3)?.reply?.text.es).toBeTruthy();
  expect(await listReviews(ctx, { limit: 3 })).toEqual(reviews.slice(0, 3));
});
