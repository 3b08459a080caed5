import { afterAll, expect, test } from 'vitest';
import { draftStory, folder, publishedStory } from '#tests/factories/content-service.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  binStory,
  destroyStory,
  getStory,
  listBin,
  listSchedules,
  listTree,
  moveStory,
  readContentVersion,
  readDraft,
  restoreFromBin,
  saveStory,
  scheduleStory,
  unpublishStory,
} from './index.server.ts';
import { storyQuerySchema } from './index.ts';

const { database, ctx, editor } = await openShop();
afterAll(() => database.close());

test('what is in the bin is off the site at once, and comes back as a draft', async () => {
  const { id } = await publishedStory(ctx, { slug: 'gone' });
  const dueAt = ctx.clock.now().add({ hours: 1 }).toString();
  await scheduleStory(editor, { id, action: 'unpublish', dueAt });
  const version = await readContentVersion(database.db);
  await binStory(editor, { id });
  expect(await readContentVersion(database.db)).toBe(version + 1);
  await expect(getStory(ctx, storyQuerySchema.parse({ slug: 'gone' }))).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(readDraft(editor, { id })).rejects.toMatchObject({ code: 'not-found' });
  expect((await listTree(editor)).map((item) => item.id)).not.toContain(id);
  expect(await listBin(editor)).toMatchObject([{ id, fullSlug: 'gone', deletedBy: 'Marisol' }]);
  await restoreFromBin(editor, { id });
  expect(await readDraft(editor, { id })).toMatchObject({ published: 'no', scheduled: [] });
  expect(await listSchedules(editor)).toEqual([]);
});

test('the slug of a story in the bin is free; it comes back once it is free again', async () => {
  const first = await draftStory(ctx, { slug: 'reused' });
  await binStory(editor, { id: first.id });
  const second = await draftStory(ctx, { slug: 'reused' });
  await expect(restoreFromBin(editor, { id: first.id })).rejects.toMatchObject({
    code: 'conflict',
  });
  await binStory(editor, { id: second.id });
  expect((await restoreFromBin(editor, { id: first.id })).fullSlug).toBe('reused');
});

test('a folder goes and comes with what is in it, but for what went before', async () => {
  const shelf = await folder(ctx, 'shelf');
  const early = await draftStory(ctx, { slug: 'early', parentId: shelf.id });
  const page = await publishedStory(ctx, { slug: 'page', parentId: shelf.id });
  await binStory(editor, { id: early.id });
  const later = { ...editor, clock: { now: () => ctx.clock.now().add({ minutes: 1 }) } };
  await binStory(later, { id: shelf.id });
  const names = (await listBin(editor)).map(({ fullSlug }) => fullSlug);
  expect(names).toContain('shelf');
  expect(names).not.toContain('shelf/page');
  await restoreFromBin(editor, { id: shelf.id });
  expect((await readDraft(editor, { id: page.id })).fullSlug).toBe('shelf/page');
  await expect(readDraft(editor, { id: early.id })).rejects.toMatchObject({ code: 'not-found' });
});

test('a story whose folder is gone comes back at the root', async () => {
  const shelf = await folder(ctx, 'lost');
  const page = await draftStory(ctx, { slug: 'orphan', parentId: shelf.id });
  await binStory(editor, { id: page.id });
  await binStory(editor, { id: shelf.id });
  const story = await restoreFromBin(editor, { id: page.id });
  expect(story).toMatchObject({ parentId: null, fullSlug: 'orphan' });
});

test('what the site cannot do without stays where it is, and public', async () => {
  const templates = await folder(ctx, 'templates');
  const job = await publishedStory(ctx, { slug: 'careers-job', parentId: templates.id });
  const home = await publishedStory(ctx, { slug: 'home' });
  const dueAt = ctx.clock.now().add({ hours: 1 }).toString();
  const attempts = [
    () => binStory(editor, { id: home.id }),
    () => binStory(editor, { id: templates.id }),
    () => unpublishStory(editor, { id: home.id }),
    () => scheduleStory(editor, { id: home.id, action: 'unpublish', dueAt }),
    () => saveStory(editor, { id: home.id, slug: 'start' }),
    () => saveStory(editor, { id: templates.id, slug: 'moulds' }),
    () => moveStory(editor, { id: job.id, parentId: null }),
  ];
  for (const attempt of attempts) {
    await expect((async () => attempt())()).rejects.toMatchObject({ code: 'invalid' });
  }
  expect(await readDraft(editor, { id: job.id })).toMatchObject({ published: 'yes' });
  await saveStory(editor, { id: home.id, name: 'Welcome' });
});

test('only what is in the bin is destroyed, and then for good', async () => {
  const { id } = await draftStory(ctx, { slug: 'trash' });
  await expect(destroyStory(editor, { id })).rejects.toMatchObject({ code: 'not-found' });
  await binStory(editor, { id });
  await destroyStory(editor, { id });
  await expect(restoreFromBin(editor, { id })).rejects.toMatchObject({ code: 'not-found' });
  const outsider = asStaff(ctx, 'front-desk');
  await expect(destroyStory(outsider, { id })).rejects.toMatchObject({ code: 'forbidden' });
});
