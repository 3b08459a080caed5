import { afterAll, expect, test } from 'vitest';
import { draftStory, folder, publishedStory } from '#tests/factories/content-service.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  addRedirect,
  createStory,
  duplicateStory,
  findRedirect,
  listTree,
  moveStory,
  readContentVersion,
  readDraft,
  removeRedirect,
  saveStory,
} from './index.server.ts';

// Runs on both engines: the lock of the tree.

const { database, ctx, editor } = await openShop();
afterAll(() => database.close());

const slugsIn = async (parentId: number | null) =>
  (await listTree(editor, { open: parentId === null ? [] : [parentId] }))
    .filter((item) => item.parentId === parentId)
    .map(({ slug }) => slug);

test('a story goes before another, and last', async () => {
  const shelf = await folder(ctx, 'order');
  const ids: number[] = [];
  for (const slug of ['a', 'b', 'c']) {
    ids.push((await draftStory(ctx, { slug, parentId: shelf.id })).id);
  }
  const [a = 0, b = 0, c = 0] = ids;
  await moveStory(editor, { id: c, parentId: shelf.id, beforeId: a });
  expect(await slugsIn(shelf.id)).toEqual(['c', 'a', 'b']);
  await moveStory(editor, { id: a, parentId: shelf.id, beforeId: null });
  expect(await slugsIn(shelf.id)).toEqual(['c', 'b', 'a']);
  await moveStory(editor, { id: a, parentId: shelf.id, beforeId: b });
  expect(await slugsIn(shelf.id)).toEqual(['c', 'a', 'b']);
});

test('a folder takes everything in it along, and old addresses of published pages lead there', async () => {
  const old = await folder(ctx, 'old');
  const inner = await createStory(ctx, {
    name: 'inner',
    slug: 'inner',
    parentId: old.id,
    isFolder: true,
  });
  await publishedStory(ctx, { slug: 'start', parentId: inner.id, isStartpage: true });
  const page = await publishedStory(ctx, { slug: 'page', parentId: inner.id });
  const draft = await draftStory(ctx, { slug: 'draft', parentId: inner.id });
  const target = await folder(ctx, 'target');
  const before = await readContentVersion(database.db);
  await moveStory(editor, { id: inner.id, parentId: target.id });
  const tree = await listTree(editor, { open: [inner.id] });
  const fullSlugs = tree.filter(({ parentId }) => parentId === inner.id).map((s) => s.fullSlug);
  expect(fullSlugs.sort()).toEqual(['target/inner/', 'target/inner/draft', 'target/inner/page']);
  expect(await findRedirect(ctx, { path: '/old/inner/page' })).toBe('/target/inner/page');
  expect(await findRedirect(ctx, { path: '/old/inner/' })).toBe('/target/inner');
  expect(await findRedirect(ctx, { path: '/old/inner/draft' })).toBeNull();
  expect(await readContentVersion(database.db)).toBe(before + 1);
  expect((await readDraft(editor, { id: page.id })).revision).toBe(1);
  expect((await readDraft(editor, { id: draft.id })).fullSlug).toBe('target/inner/draft');
});

test('a folder does not go into itself', async () => {
  const outer = await folder(ctx, 'outer');
  const inside = await createStory(ctx, {
    name: 'x',
    slug: 'inside',
    parentId: outer.id,
    isFolder: true,
  });
  for (const parentId of [outer.id, inside.id]) {
    await expect(moveStory(editor, { id: outer.id, parentId })).rejects.toMatchObject({
      code: 'invalid',
    });
  }
});

test('an address that is taken is refused', async () => {
  const shelf = await folder(ctx, 'shelf');
  await draftStory(ctx, { slug: 'twin', parentId: shelf.id });
  const twin = await draftStory(ctx, { slug: 'twin' });
  await expect(moveStory(editor, { id: twin.id, parentId: shelf.id })).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ path: 'slug' }],
  });
});

test('a new slug leaves a redirect, and going back takes it away', async () => {
  const { id } = await publishedStory(ctx, { slug: 'first' });
  await saveStory(editor, { id, slug: 'second' });
  await saveStory(editor, { id, slug: 'third' });
  expect(await findRedirect(ctx, { path: '/first?utm=1' })).toBe('/third');
  expect(await findRedirect(ctx, { path: '/second/' })).toBe('/third');
  await saveStory(editor, { id, slug: 'first' });
  expect(await findRedirect(ctx, { path: '/first' })).toBeNull();
  expect(await findRedirect(ctx, { path: '/third' })).toBe('/first');
});

test('a start page that leaves its folder is a page like others', async () => {
  const from = await folder(ctx, 'from');
  const start = await publishedStory(ctx, { slug: 'start', parentId: from.id, isStartpage: true });
  const moved = await moveStory(editor, { id: start.id, parentId: null });
  expect(moved).toMatchObject({ fullSlug: 'start', isStartpage: false });
  const back = await moveStory(editor, { id: start.id, parentId: from.id });
  expect(back.fullSlug).toBe('from/start');
  const again = await saveStory(editor, { id: start.id, isStartpage: true });
  expect(again.fullSlug).toBe('from/');
});

test('a copy is placed next to the original and has its own ids', async () => {
  const content = { component: 'page', body: [{ component: 'hero', title: 'x' }] };
  const first = await draftStory(ctx, { slug: 'original', content });
  const copy = await duplicateStory(editor, { id: first.id });
  const second = await duplicateStory(editor, { id: first.id });
  expect([copy.slug, second.slug]).toEqual(['original-copy', 'original-copy-2']);
  const uids = [first, copy, second].flatMap(({ content }) =>
    [content, ...(content.body as Record<string, unknown>[])].map(({ _uid }) => _uid),
  );
  expect(new Set(uids).size).toBe(6);
  expect(copy).toMatchObject({ name: 'original (copy)', content: { body: [{ title: 'x' }] } });
});

test('redirects by hand: one for each path, none in a circle, none to another scheme', async () => {
  const added = await addRedirect(editor, { fromPath: '/specials/', toPath: '/store/wheels' });
  expect(added.fromPath).toBe('/specials');
  const refused = [
    [{ fromPath: '/specials', toPath: '/x' }, 'conflict'],
    [{ fromPath: '/store/wheels', toPath: '/specials' }, 'invalid'],
    [{ fromPath: '/self', toPath: '/self/' }, 'invalid'],
    [{ fromPath: 'no-path', toPath: '/x' }, 'invalid'],
    [{ fromPath: '//evil.example', toPath: '/x' }, 'invalid'],
    [{ fromPath: '/js', toPath: 'javascript:alert(1)' }, 'invalid'],
    [{ fromPath: '/proto', toPath: '//evil.example' }, 'invalid'],
  ] as const;
  for (const [input, code] of refused) {
    await expect(addRedirect(editor, input)).rejects.toMatchObject({ code });
  }
  await removeRedirect(editor, { id: added.id });
  expect(await findRedirect(ctx, { path: '/specials' })).toBeNull();
  await expect(
    addRedirect(asStaff(ctx, 'front-desk'), { fromPath: '/a', toPath: '/b' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});
