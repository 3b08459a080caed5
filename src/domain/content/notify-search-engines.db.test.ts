import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Job } from '#src/domain/jobs.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { draftStory } from '#tests/factories/content-service.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { publishStories, runDueSchedules, scheduleStory, unpublishStory } from './index.server.ts';
import { queueSearchEngineNotice } from './notify-search-engines.server.ts';

let database: Database;
let ctx: Ctx;
const queued: Job[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
  ctx = createTestContext(database.db, { jobs });
});
afterAll(() => database.close());

const story = (fullSlug: string, component: string) => ({ fullSlug, content: { component } });

test('only published pages are announced, and only if the shop has a key', async () => {
  const stories = [
    story('home', 'page'),
    story('careers', 'page'),
    story('team/luz', 'team-member'),
  ];
  await queueSearchEngineNotice(ctx, stories);
  await seedShopRecords(database.db);
  await queueSearchEngineNotice(ctx, stories);
  expect(queued).toEqual([]);
  await changeShopSettings(ctx, () => ({ indexNowKey: 'abcdef12' }));
  await queueSearchEngineNotice(ctx, [...stories, story('errors/404', 'page')]);
  expect(queued).toEqual([{ name: 'tell-search-engines', data: { paths: ['/', '/careers'] } }]);
});

test('scheduled publications and unpublished pages are announced too', async () => {
  const editor = asStaff(ctx, 'editor');
  const { id } = await draftStory(editor, { slug: 'sale' });
  const minutes = { minutes: 1 };
  await scheduleStory(editor, { id, action: 'publish', dueAt: testNow.add(minutes).toString() });
  queued.length = 0;
  await runDueSchedules({ ...ctx, clock: { now: () => testNow.add(minutes) } });
  await unpublishStory(editor, { id });
  await publishStories(editor, { ids: [id] });
  const sale = { name: 'tell-search-engines', data: { paths: ['/sale'] } };
  expect(queued).toEqual([sale, sale, sale]);
});
