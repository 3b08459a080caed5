import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftStory, folder, publishedStory } from '#tests/factories/content-service.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  binStory,
  countInside,
  countStories,
  findPageAt,
  findPages,
  findStories,
  listTree,
  saveStory,
  scheduleStory,
  storyIdAt,
} from './index.server.ts';
import type { StoryFilter } from './story-filters.ts';

const { database, ctx, editor } = await openShop();
afterAll(() => database.close());

const page = { component: 'page', seo_title: 'x', body: [] };
const find = async (search: string, filter: StoryFilter = 'all') =>
  (await findStories(editor, { search, filter })).items.map(({ fullSlug }) => fullSlug).sort();
const findNames = async (search: string) =>
  (await findPages(editor, { search })).pages.map(({ fullSlug }) => fullSlug).sort();

let signs: { id: number };
beforeAll(async () => {
  signs = await folder(ctx, 'signs');
  const inside = { parentId: signs.id, content: page };
  await publishedStory(ctx, { slug: 'senales', name: 'Señales de Ruta', ...inside });
  const edited = await publishedStory(ctx, { slug: 'edited', ...inside });
  await saveStory(editor, { id: edited.id, content: { ...page, seo_title: 'y' } });
  const planned = await draftStory(ctx, { slug: 'planned', name: 'Planned_100%', ...inside });
  const dueAt = ctx.clock.now().add({ hours: 24 }).toString();
  await scheduleStory(editor, { id: planned.id, action: 'publish', dueAt });
  const binned = await draftStory(ctx, { slug: 'binned', ...inside });
  await binStory(editor, { id: binned.id });
  const templates = await folder(ctx, 'templates');
  await draftStory(ctx, { slug: 'senal', parentId: templates.id, content: page });
});

test('searching finds all words in names and paths, whatever their accents, and nothing in the bin', async () => {
  expect(await find('SENAL')).toEqual(['signs/senales', 'templates/senal']);
  expect(await find('señál /signs')).toEqual(['signs/senales']);
  expect(await find('signs')).toHaveLength(4);
  expect(await find('binned')).toEqual([]);
  expect(await find('g_s')).toEqual([]);
  expect(await find('_100%')).toEqual(['signs/planned']);
  expect(await find('\0nothing like it\\')).toEqual([]);
});

test('filters find stories by what visitors see of them, and their numbers are counted', async () => {
  expect(await find('', 'draft')).toEqual(['signs/planned', 'templates/senal']);
  expect(await find('', 'changed')).toEqual(['signs/edited']);
  expect(await find('', 'scheduled')).toEqual(['signs/planned']);
  expect(await find('senal', 'draft')).toEqual(['templates/senal']);
  expect(await countStories(editor)).toEqual({ all: 4, draft: 2, changed: 1, scheduled: 1 });
});

test('the tree reads only the root and open folders, and counts what is in the others', async () => {
  const slugs = async (open: number[]) =>
    (await listTree(editor, { open })).map(({ fullSlug }) => fullSlug);
  expect(await slugs([])).toEqual(expect.arrayContaining(['signs', 'templates']));
  expect(await slugs([])).not.toContain('signs/senales');
  expect(await slugs([signs.id, 2 ** 40])).toContain('signs/senales');
  expect((await countInside(editor, [signs.id])).get(signs.id)).toBe(3);
});

test('links are offered pages by their words, not templates, and know the page at a path', async () => {
  expect(await findNames('senal')).toEqual(['signs/senales']);
  expect(await findPageAt(editor, '/signs/senales')).toMatchObject({
    name: 'Señales de Ruta',
    published: true,
  });
  for (const path of ['/signs', '/signs/binned', '/\0x', '/templates/senal'])
    expect(await findPageAt(editor, path)).toBeNull();
  expect(await storyIdAt(editor, 'signs')).toBeNull();
});

test('a long list of hits is cut off, and says so', async () => {
  const shelf = await folder(ctx, 'shelf');
  for (let number = 0; number < 101; number += 1) {
    await draftStory(ctx, {
      name: `Many ${number}`,
      slug: `many-${number}`,
      parentId: shelf.id,
    });
  }
  const found = await findStories(editor, { search: 'many', filter: 'all' });
  expect([found.items.length, found.hasMore]).toEqual([100, true]);
  expect((await findStories(editor, { search: 'many 99', filter: 'all' })).hasMore).toBe(false);
  expect((await findPages(editor, { search: 'many' })).pages).toHaveLength(60);
});

test('whoever may not read content reads none of it', async () => {
  const builder = asStaff(ctx, 'builder');
  const attempts = [
    () => listTree(builder),
    () => findStories(builder, { search: '', filter: 'all' }),
    () => countStories(builder),
    () => findPages(builder, { search: '' }),
    () => findPageAt(builder, '/'),
  ];
  for (const attempt of attempts) {
    await expect((async () => attempt())()).rejects.toMatchObject({ code: 'forbidden' });
  }
});
