import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStory } from '#src/domain/content/index.server.ts';
import { draftStory, folder } from '#tests/factories/content-service.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm, postJson } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as onBin } from './bin.page.tsx';
import { action as onContent } from './content.page.tsx';
import { action as onList } from './datasource.page.tsx';
import { action as onLists } from './datasources.page.tsx';
import { action as onMove } from './move.page.tsx';
import { action as onNew } from './new.page.tsx';
import { action as onRedirects } from './redirects.page.tsx';
import { action as onEdit } from './story-edit.route.ts';
import { action as onSettings } from './story-settings.page.tsx';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
const ids = { folder: '', page: '', other: '' };

beforeAll(async () => {
  const { id: events } = await folder(system, 'events');
  const page = await createStory(system, { name: 'Spring', slug: 'spring' });
  const other = await draftStory(system, { slug: 'other', parentId: events });
  Object.assign(ids, { folder: String(events), page: String(page.id), other: String(other.id) });
});
afterAll(() => database.close());

const office = () => ctx;
const rows = async (text: string) => (await database.db.execute(text)).rows;
const page = (column: string) => () =>
  `select ${column} as now from content_stories where id = ${ids.page}`;

testForm('a new folder', office, {
  action: onNew,
  form: () => ({ fields: { name: 'Trails', template: 'folder' } }),
  reads: () => `select slug, is_folder from content_stories where name = 'Trails'`,
  after: [{ slug: 'trails', is_folder: true }],
  refused: 'front-desk',
  wrong: { fields: { name: 'Ádmin', slug: 'Á' }, at: ['slug'] },
});

test.each(['trails', 'login'])(
  'a page at an address that is taken (%s) is refused beside it, what was typed comes back',
  async (slug) => {
    const fields = { name: 'Another', slug, template: 'folder' };
    const { answer } = await postForm(onNew, ctx, { fields });
    expect(Object.keys(answer.issues ?? {})).toEqual(['slug']);
    expect(answer.typed).toMatchObject(fields);
    expect(await rows(`select id from content_stories where name = 'Another'`)).toEqual([]);
  },
);

testForm('name and address of a page', office, {
  action: onSettings,
  form: () => ({ params: { id: ids.page }, fields: { name: 'Summer', slug: 'summer' } }),
  reads: page('full_slug'),
  after: [{ now: 'summer' }],
  refused: 'front-desk',
  wrong: { fields: { slug: 'admin' }, at: ['slug'] },
});

testForm('a page moved into a folder', office, {
  action: onMove,
  form: () => ({ params: { id: ids.page }, fields: { folder: ids.folder, place: 'first' } }),
  reads: page('full_slug'),
  after: [{ now: 'events/summer' }],
  refused: 'front-desk',
});

test('a folder is not moved into itself', async () => {
  const form = { params: { id: ids.folder }, fields: { folder: ids.folder } };
  expect(await postForm(onMove, ctx, form)).toMatchObject({ status: 422 });
});

testForm('a page thrown away in the tree', office, {
  action: onContent,
  form: () => ({ fields: { intent: 'bin', id: ids.page } }),
  reads: page('deleted_at is not null'),
  after: [{ now: true }],
  refused: 'front-desk',
});

testForm('a page taken back out of the bin', office, {
  action: onBin,
  form: () => ({ fields: { intent: 'restore', id: ids.page } }),
  reads: page('deleted_at is not null'),
  after: [{ now: false }],
  refused: 'front-desk',
});

test('a page that somebody else has taken back meanwhile is not taken back twice', async () => {
  const fields = { intent: 'restore', id: ids.page };
  expect((await postForm(onBin, ctx, { fields })).status).toBeGreaterThanOrEqual(400);
  expect(await rows(page('deleted_at')())).toEqual([{ now: null }]);
});

test('the editor saves over nothing that it has not seen', async () => {
  const save = (title: string, by = ctx) =>
    postJson(onEdit, by, {
      params: { id: ids.other },
      json: {
        intent: 'save',
        storyId: Number(ids.other),
        revision: 1,
        content: { _uid: 'p', component: 'page', seo_title: title, body: [] },
      },
    });
  const title = () =>
    rows(`select content ->> 'seo_title' as now from content_stories where id = ${ids.other}`);
  expect((await save('Nobody', asStaff(ctx, 'front-desk'))).status).toBe(403);
  expect((await save('First')).answer).toMatchObject({ ok: true });
  expect(await save('Second')).toMatchObject({ status: 409, answer: { ok: false } });
  expect(await title()).toEqual([{ now: 'First' }]);
  const wrong = { params: { id: ids.page }, json: { intent: 'explode' } };
  expect(await postJson(onEdit, ctx, wrong)).toMatchObject({ status: 400 });
});

testForm('a redirect', office, {
  action: onRedirects,
  form: () => ({ fields: { fromPath: '/old', toPath: '/new' } }),
  reads: () => 'select from_path, to_path from content_redirects',
  after: [{ from_path: '/old', to_path: '/new' }],
  refused: 'front-desk',
  wrong: { fields: { fromPath: 'old' }, at: ['fromPath'] },
});

test('a second redirect of one address is refused beside it, and the first stays', async () => {
  const { status, answer } = await postForm(onRedirects, ctx, {
    fields: { fromPath: '/old', toPath: '/elsewhere' },
  });
  expect([status, Object.keys(answer.issues ?? {})]).toEqual([409, ['fromPath']]);
  expect(await rows('select to_path from content_redirects')).toEqual([{ to_path: '/new' }]);
});

testForm('a list of choices', office, {
  action: onLists,
  form: () => ({ fields: { name: 'Colors' } }),
  reads: () => 'select name, slug from content_datasources',
  after: [{ name: 'Colors', slug: 'colors' }],
  refused: 'front-desk',
  wrong: { fields: { name: '' }, at: ['name'] },
});

const list = async () => {
  const [row] = (await rows('select id from content_datasources')) as { id: number }[];
  return { id: String(row?.id) };
};

testForm('a choice of a list', office, {
  action: onList,
  form: async () => ({ params: await list(), fields: { name: 'Red', value: 'red' } }),
  reads: () => 'select name, value from content_datasource_entries',
  after: [{ name: 'Red', value: 'red' }],
  refused: 'front-desk',
  wrong: { fields: { name: '' }, at: ['name'] },
});

test('a second choice of one name is refused beside it', async () => {
  const form = { params: await list(), fields: { name: 'Red', value: 'crimson' } };
  const { status, answer } = await postForm(onList, ctx, form);
  expect([status, Object.keys(answer.issues ?? {})]).toEqual([409, ['name']]);
  expect(await rows('select value from content_datasource_entries')).toEqual([{ value: 'red' }]);
});
