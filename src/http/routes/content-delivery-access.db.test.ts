import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { publishStory, unpublishStory } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createReader, draftMarker, seedPosts } from '#tests/factories/content-posts.ts';
import { createContentApp, publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';

let database: Database;
let ctx: Ctx;
let app: Hono<HttpEnv>;
let get: ReturnType<typeof createReader>;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  app = createContentApp(ctx);
  get = createReader(app);
  await seedPosts(ctx);
});
afterAll(() => database.close());

test.each([
  [{ token: '' }],
  [{ token: 'wrong' }],
  [{ version: 'draft' }],
  [{ version: 'draft', token: 'PREVIEW-TOKEN' }],
])('%j is unauthorised', async (params) => {
  for (const path of ['stories', 'stories/draft', 'stories/nowhere', 'spaces/me']) {
    const { status, text } = await get(path, params);
    expect([status, text]).toEqual([401, '{"error":"Unauthorized"}']);
  }
});

test('the preview token sees drafts, which nobody may keep', async () => {
  const { body, headers } = await get('stories/changed', {
    token: 'preview-token',
    version: 'draft',
  });
  expect(body.story.name).toBe(draftMarker);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const list = await get('stories', { token: 'preview-token', version: 'draft' });
  expect(list.headers.get('total')).toBe('7');
});

const probes: Record<string, string>[] = [
  {},
  { starts_with: 'draft' },
  { by_slugs: 'draft,changed' },
  { by_slugs: '*' },
  { sort_by: 'content.title:desc' },
  { sort_by: 'updated_at:desc', per_page: '100' },
  { language: 'es' },
  { is_startpage: '0' },
  { version: 'DRAFT' },
  { version: 'published,draft' },
  { 'version[]': 'draft' },
  { find_by: 'uuid' },
  { cv: 'draft' },
];

test.each(probes)('no draft leaves with a public token: %j', async (params) => {
  const found = await database.pool.query('select id, uuid from content_stories');
  const keys = found.rows.flatMap(({ id, uuid }) => [`stories/${id}`, `stories/${uuid}`]);
  for (const path of ['stories', 'stories/draft', 'stories/changed', 'spaces/me', ...keys]) {
    expect((await get(path, params)).text).not.toContain(draftMarker);
  }
});

test.each([
  'version=published&version=draft',
  'version=draft&version=published',
  '%76ersion=draft&version=published',
  'version=published&%76ersion=draft',
])('a version that is said twice (%s) opens no draft', async (query) => {
  const response = await app.request(`/v2/cdn/stories/changed?token=public-token&cv=1&${query}`);
  expect(await response.text()).not.toContain(draftMarker);
});

test('without a content version a published answer is a redirect to the latest', async () => {
  const response = await app.request('/v2/cdn/stories?token=public-token&starts_with=posts/');
  expect(response.status).toBe(301);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const { body } = await get('spaces/me');
  expect(response.headers.get('location')).toBe(
    `/v2/cdn/stories?token=public-token&starts_with=posts%2F&cv=${body.space.version}`,
  );
});

test('an answer may be kept long, unless its version is still to come', async () => {
  const { cv } = (await get('stories')).body;
  const cachingOf = async (asked: number) =>
    (await get('stories', { cv: String(asked) })).headers.get('cache-control');
  expect(await cachingOf(cv)).toBe('public, max-age=604800');
  expect(await cachingOf(cv + 1)).toBe('private, no-store');
});

test('every publication makes a new version, even within one second', async () => {
  const versionOf = async () => (await get('spaces/me')).body.space.version;
  const before = await versionOf();
  const story = await publishedStory(ctx, { slug: 'fresh' });
  const published = await versionOf();
  await publishStory(ctx, { id: story.id });
  const again = await versionOf();
  await unpublishStory(ctx, { id: story.id });
  expect([published, again, await versionOf()]).toEqual([before + 1, before + 2, before + 3]);
  expect((await get('stories/fresh')).status).toBe(404);
});
