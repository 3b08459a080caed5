import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOfficeBuild } from '#src/domain/gallery/index.server.ts';
import { finishLead } from '#src/domain/leads/index.server.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { sendBuild } from '#tests/factories/inquiries.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action } from './finished-build.page.tsx';
import { formValues } from './form-values.ts';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
let id = '';

beforeAll(async () => {
  await seedShopRecords(database.db);
  const lead = await sendBuild(system, { name: 'Owen', contact: '(602) 555-0142' });
  id = (await finishLead(ctx, { id: lead })).buildId;
});
afterAll(() => database.close());

const form = async (more: Record<string, string>) => {
  const fields = { ...formValues((await getOfficeBuild(ctx, id)).record), ...more };
  return { params: { id }, fields };
};
const published = () => `select published_at is not null as now from gallery_builds`;
const rows = async (text: string) => (await database.db.execute(text)).rows;
const whole = {
  'story-en': 'Rides well.',
  'story-es': 'Anda bien.',
  pokeMm: '12',
  trimming: 'none',
  rub: 'none',
};

testForm('what is written of a finished build', () => ctx, {
  action,
  form: () => form({ intent: 'save', 'title-en': 'The tall one', 'title-es': 'La alta' }),
  reads: () => `select record #>> '{title,es}' as title from gallery_builds`,
  after: [{ title: 'La alta' }],
  refused: 'front-desk',
  wrong: {
    fields: { slug: 'A b', pokeMm: 'far', finishedOn: '' },
    at: ['slug', 'pokeMm', 'finishedOn'],
  },
});

test('a build is not shown before it is whole, and what is missing is said by its field', async () => {
  const fields = { intent: 'publish' };
  const { status, answer } = await postForm(action, ctx, { params: { id }, fields });
  expect(status).toBe(422);
  expect(Object.keys(answer.issues ?? {})).toEqual(
    expect.arrayContaining(['story-en', 'story-es']),
  );
  expect(await rows(published())).toEqual([{ now: false }]);
  await postForm(action, ctx, await form({ intent: 'save', ...whole }));
});

testForm('showing a finished build', () => ctx, {
  action,
  form: () => ({ params: { id }, fields: { intent: 'publish' } }),
  reads: published,
  after: [{ now: true }],
  refused: 'front-desk',
});

test('one that visitors see is not deleted, one that is taken off the site is', async () => {
  const press = (intent: string) => postForm(action, ctx, { params: { id }, fields: { intent } });
  expect(await press('delete')).toMatchObject({ status: 409 });
  expect(await rows(published())).toEqual([{ now: true }]);
  expect((await press('unpublish')).answer.done).toBe('unpublish');
  expect((await press('delete')).location).toBe('/admin/gallery');
  expect(await rows(published())).toEqual([]);
});
