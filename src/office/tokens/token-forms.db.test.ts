import { afterAll, expect, test } from 'vitest';
import { testForm } from '#tests/factories/form-cases.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action } from './tokens.page.tsx';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
afterAll(() => database.close());

testForm('a new key', () => ctx, {
  action,
  form: () => ({ fields: { name: 'Our app', access: 'preview' } }),
  reads: () => 'select name, access, author_name from content_tokens',
  after: [{ name: 'Our app', access: 'preview', author_name: 'Marisol' }],
  refused: 'front-desk',
  wrong: { fields: { name: ' ' }, at: ['name'] },
});

test('a key is taken back once, by who may', async () => {
  const [row] = (await database.db.execute('select id from content_tokens')).rows as {
    id: number;
  }[];
  const form = { fields: { intent: 'revoke', id: String(row?.id) } };
  const revoked = async () =>
    (await database.db.execute('select revoked_at is not null as is from content_tokens')).rows;
  expect((await postForm(action, asStaff(ctx, 'builder'), form)).status).toBe(403);
  expect(await revoked()).toEqual([{ is: false }]);
  expect((await postForm(action, ctx, form)).answer.done).toBe('revoke');
  expect(await revoked()).toEqual([{ is: true }]);
  expect((await postForm(action, ctx, form)).status).toBe(404);
});
