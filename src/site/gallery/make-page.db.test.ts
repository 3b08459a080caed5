import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import type { Ctx } from '#src/domain/context.ts';
import { unpack } from '#src/lib/packed.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { finishedBuilds } from '#tests/factories/finished-builds.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { pageOfStory } from '../pages/load-page.server.ts';
import { writeMakePage } from './make-page.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  const [record] = finishedBuilds;
  if (!record) throw new Error('The demo shop has finished builds');
  const { year, model, finishedOn, vehicleId } = record;
  const nissan = { make: 'Nissan', makeSlug: 'nissan' };
  const row = { year, model, finishedOn, vehicleId, ...nissan, record: { ...record, ...nissan } };
  const publishedAt = new Date();
  await database.db.insert(galleryBuilds).values([
    { ...row, id: crypto.randomUUID(), slug: 'first', publishedAt },
    { ...row, id: crypto.randomUUID(), slug: 'unseen', make: 'Isuzu', makeSlug: 'isuzu' },
  ]);
});
afterAll(() => database.close());

async function pageAt(path: string, make: string) {
  const url = new URL(path, 'http://localhost');
  const page = requestOf({ context: null, url, request: new Request(url), params: { make } });
  const story = await writeMakePage(ctx, page);
  return story && pageOfStory(story, { ctx, page });
}

test('a make with a finished build has a page in both languages before anybody writes one', async () => {
  const page = await pageAt('/gallery/nissan', 'nissan');
  expect(page?.meta).toMatchObject({ title: 'Nissan builds' });
  expect(page && unpack(page.body)).toMatchObject([
    { component: 'hero', title: 'Nissan,', title_emphasis: '1 finished.' },
    { component: 'gallery-grid', make: 'nissan' },
  ]);
  const spanish = await pageAt('/es/gallery/nissan', 'nissan');
  expect(spanish?.meta.description).toMatch(/^1 build Nissan terminado/);
});

test('a make without builds that visitors see has none', async () => {
  expect(await pageAt('/gallery/isuzu', 'isuzu')).toBeNull();
});
