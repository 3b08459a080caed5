import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createStory, getStory, moveStory, saveStory } from '#src/domain/content/index.server.ts';
import { storyQuerySchema } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { folder, publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { findPageSlug, redirectFrom } from './find-page.server.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  const bare = createTestContext(database.db);
  const published = async (slug: string) =>
    getStory(bare, storyQuerySchema.parse({ slug })).catch(() => null);
  ctx = { ...bare, content: { ...bare.content, getStory: published } };
});
afterAll(() => database.close());

const at = (path: string) => new URL(path, 'http://localhost');

test('a page that the shop has made is found at its address, with what it calls its own', async () => {
  const shelf = await folder(ctx, 'specials');
  await publishedStory(ctx, { slug: 'summer', parentId: shelf.id });
  await publishedStory(ctx, { slug: 'start', parentId: shelf.id, isStartpage: true });
  expect(await findPageSlug(ctx, '/specials/summer')).toBe('specials/summer');
  expect(await findPageSlug(ctx, '/specials/')).toBe('specials');
});

test('drafts, numbers, parts of other pages and people have no address', async () => {
  const { id } = await publishedStory(ctx, { slug: 'numbered' });
  await createStory(ctx, { name: 'Draft', slug: 'draft', content: { component: 'page' } });
  await publishedStory(ctx, { slug: 'hector', content: { component: 'team-member' } });
  const templates = await folder(ctx, 'templates');
  await publishedStory(ctx, { slug: 'job', parentId: templates.id });
  await publishedStory(ctx, { slug: 'home' });
  for (const path of [`/${id}`, '/draft', '/hector', '/templates/job', '/home', '/', '/nowhere']) {
    expect(await findPageSlug(ctx, path), path).toBeNull();
  }
});

test('the old address of a page leads to the new one, and is asked again the next time', async () => {
  const page = await publishedStory(ctx, { slug: 'before' });
  await saveStory(ctx, { id: page.id, slug: 'after' });
  const { id } = await folder(ctx, 'drawer');
  await moveStory(ctx, { id: page.id, parentId: id });
  for (const path of ['/before', '/before/?utm=1', '/after']) {
    const response = await redirectFrom(ctx, at(path));
    expect(response?.status).toBe(301);
    expect(response?.headers.get('Location')).toBe('/drawer/after');
    expect(response?.headers.get('Cache-Control')).toBe('no-cache');
  }
  expect(await redirectFrom(ctx, at('/drawer/after'))).toBeNull();
});

test('any path of a visitor can be asked for', async () => {
  for (const path of ['/%00', '/%', '/%2f%2fevil.example', '/..%5c', `/${'x'.repeat(3000)}`]) {
    expect(await redirectFrom(ctx, at(path))).toBeNull();
  }
});
