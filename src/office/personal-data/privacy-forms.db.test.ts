import { afterAll, beforeAll, expect, test } from 'vitest';
import { testForm } from '#tests/factories/form-cases.ts';
import { addMessage } from '#tests/factories/inquiries.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as onHandOver } from './export-data.route.ts';
import { action as onPerson } from './personal-data.page.tsx';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
const dana = 'dana@example.org';

beforeAll(async () => {
  await seedShopRecords(database.db);
  await addMessage(ctx, { name: 'Dana', contact: dana });
  await addMessage(ctx, { name: 'Rosa', contact: 'rosa@example.org' });
});
afterAll(() => database.close());

test('all that is kept of a person comes as an archive, to who may ask for it', async () => {
  const answer = await postForm(onHandOver, ctx, { fields: { who: dana } });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  const refused = await postForm(onHandOver, asStaff(ctx, 'front-desk'), { fields: { who: dana } });
  expect(refused.status).toBe(403);
  expect(await postForm(onHandOver, ctx, { fields: { who: 'x' } })).toMatchObject({ status: 400 });
});

testForm('erasing a person', () => ctx, {
  action: onPerson,
  form: () => ({ fields: { intent: 'erase', who: dana, again: dana } }),
  reads: () => 'select name from leads order by name',
  after: [{ name: 'Rosa' }],
  refused: 'front-desk',
  wrong: { fields: { again: 'rosa@example.org' }, at: ['again'] },
});
