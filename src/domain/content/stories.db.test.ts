import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, folder, publishedStory } from '#tests/factories/content-service.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import {
  bumpContentVersion,
  createStory,
  getStory,
  moveStory,
  publishStories,
  publishStory,
  readContentVersion,
  readDraft,
  saveSpace,
  saveStory,
  unpublishStory,
} from './index.server.ts';
import { storyQuerySchema } from './index.ts';

// Runs on both engines: simultaneous publications.

const { database, ctx } = await openShop();
afterAll(() => database.close());

const published = (slug: string) => getStory(ctx, storyQuerySchema.parse({ slug }));

test('a visitor may change nothing', async () => {
  const { id } = await publishedStory(ctx, { slug: 'closed' });
  const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } };
  const content = { component: 'page' };
  const attempts = [
    () => createStory(visitor, { name: 'x', slug: 'x', content }),
    () => saveStory(visitor, { id, name: 'x' }),
    () => publishStory(visitor, { id }),
    () => publishStories(visitor, { ids: [id] }),
    () => unpublishStory(visitor, { id }),
    () => saveSpace(visitor, { name: 'x' }),
    () => bumpContentVersion(visitor),
  ];
  for (const attempt of attempts) {
    await expect((async () => attempt())()).rejects.toMatchObject({ code: 'unauthenticated' });
  }
});

test('the public sees a draft when it is published, not before', async () => {
  const { id } = await draftStory(ctx, { slug: 'page', name: 'First' });
  await expect(published('page')).rejects.toMatchObject({ code: 'not-found' });
  await publishStory(ctx, { id });
  await saveStory(ctx, { id, name: 'Second' });
  expect((await published('page')).name).toBe('First');
  await publishStory(ctx, { id });
  expect((await published('page')).name).toBe('Second');
});

test('publishing again keeps the moment of the first time', async () => {
  const { id } = await publishedStory(ctx, { slug: 'twice' });
  const later = ctx.clock.now().add({ hours: 1 });
  await publishStory({ ...ctx, clock: { now: () => later } }, { id });
  expect(await published('twice')).toMatchObject({
    first_published_at: '2026-11-21T19:00:00.000Z',
    published_at: '2026-11-21T20:00:00.000Z',
  });
});

test('a slug is taken once in a folder', async () => {
  const parent = await folder(ctx, 'shelf');
  const book = await draftStory(ctx, { slug: 'book', parentId: parent.id });
  expect(book.fullSlug).toBe('shelf/book');
  await expect(draftStory(ctx, { slug: 'book', parentId: parent.id })).rejects.toMatchObject({
    code: 'conflict',
    told: { reason: 'content.slug-taken' },
  });
  expect((await draftStory(ctx, { slug: 'book' })).fullSlug).toBe('book');
});

test('a story cannot be moved below a story that is not a folder', async () => {
  const page = await draftStory(ctx, { slug: 'leaf' });
  for (const parentId of [page.id, 999_999]) {
    await expect(draftStory(ctx, { slug: 'below', parentId })).rejects.toMatchObject({
      code: 'invalid',
    });
  }
});

test.each(['api', 'login', 'admin', 'es', 'livez', 'v2', 'f', 'x'.repeat(300)])(
  'the slug %s, at which nobody would see the page, is refused',
  async (slug) => {
    const refusal = { code: 'invalid', issues: [{ path: 'slug' }] };
    await expect(draftStory(ctx, { slug, name: 'x' })).rejects.toMatchObject(refusal);
    const { id } = await draftStory(ctx, { slug: `was-${slug.slice(0, 5)}` });
    await expect(saveStory(ctx, { id, slug })).rejects.toMatchObject(refusal);
  },
);

test('a page cannot move to where the site shows something else', async () => {
  const careers = await folder(ctx, 'careers');
  const page = await draftStory(ctx, { slug: 'welder' });
  await expect(moveStory(ctx, { id: page.id, parentId: careers.id })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'slug', reason: 'content.own-address' }],
  });
});

test('nor can a folder move to where what is in it would not be seen', async () => {
  const gallery = await folder(ctx, 'gallery');
  const tours = await folder(ctx, 'tours');
  const page = await draftStory(ctx, { slug: 'sand', parentId: tours.id });
  await expect(moveStory(ctx, { id: tours.id, parentId: gallery.id })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'slug', values: { path: 'gallery/tours/sand' } }],
  });
  expect((await readDraft(ctx, { id: page.id })).fullSlug).toBe('tours/sand');
});

test.each(['', 'A', 'a b', '../x', 'a/b', '-a', 'a-', 'ñ', '.'])('%j is no slug', async (slug) => {
  await expect(draftStory(ctx, { slug, name: 'x' })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'slug' }],
  });
});

test('several stories become public under one version, or none', async () => {
  const stories = [await draftStory(ctx, { slug: 'a' }), await draftStory(ctx, { slug: 'b' })];
  const ids = stories.map(({ id }) => id);
  const before = await readContentVersion(database.db);
  await expect(publishStories(ctx, { ids: [...ids, 999_999] })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(published('a')).rejects.toMatchObject({ code: 'not-found' });
  expect(await publishStories(ctx, { ids })).toBe(before + 1);
  expect((await published('b')).slug).toBe('b');
});

test('publications at the same moment have versions of their own', async () => {
  const { id } = await draftStory(ctx, { slug: 'busy' });
  const versions = await Promise.all(Array.from({ length: 8 }, () => publishStory(ctx, { id })));
  expect(new Set(versions).size).toBe(8);
  expect(await readContentVersion(database.db)).toBe(Math.max(...versions));
});

test('a move takes effect at once for a published story, but not for a draft', async () => {
  const shown = await publishedStory(ctx, { slug: 'shown' });
  const hidden = await draftStory(ctx, { slug: 'hidden' });
  const before = await readContentVersion(database.db);
  await saveStory(ctx, { id: hidden.id, position: 5 });
  await saveStory(ctx, { id: shown.id, name: 'Renamed', position: shown.position });
  expect(await readContentVersion(database.db)).toBe(before);
  await saveStory(ctx, { id: shown.id, position: 5 });
  expect(await readContentVersion(database.db)).toBe(before + 1);
});

test('what is saved has identities and no dangerous addresses', async () => {
  const link = { fieldtype: 'multilink', linktype: 'url', url: 'javascript:alert(1)' };
  const mark = { type: 'link', attrs: { href: ' java\tscript:alert(1)', target: '_blank' } };
  const { content } = await draftStory(ctx, {
    slug: 'tidy',
    content: {
      component: 'page',
      _uid: 'kept',
      body: [{ component: 'button', url: link }],
      text: { type: 'doc', content: [{ type: 'text', text: 'x', marks: [mark] }] },
    },
  });
  expect(content).toMatchObject({
    _uid: 'kept',
    body: [{ _uid: expect.stringMatching(/^[0-9a-f-]{36}$/), url: { ...link, url: '' } }],
    text: { content: [{ marks: [{ attrs: { href: '', target: '_blank' } }] }] },
  });
});
