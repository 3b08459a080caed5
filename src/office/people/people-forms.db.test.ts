import { afterAll, beforeAll, expect, test } from 'vitest';
import { authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { addStaff } from '#tests/factories/inquiries.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { type Fields, postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action } from './people.page.tsx';

const { database, ctx: system } = await openShop();
let ctx: Ctx;

beforeAll(async () => {
  await seedShopRecords(database.db);
  ctx = await addStaff(system, 'owner', 'Marisol');
  await addStaff(system, 'builder', 'Tess');
});
afterAll(() => database.close());

const rows = async (text: string) => (await database.db.execute(text)).rows;
const post = (fields: Fields, by = ctx) => postForm(action, by, { fields });
const invitations = () => rows('select email, role from auth_invitations');
const roles = async () => {
  const people = await database.db.select().from(authUsers).orderBy(authUsers.id);
  return people.map(({ id, role, disabledAt }) => `${id} ${role}${disabledAt ? ' left' : ''}`);
};

test('an invitation gives a link, once, to who may invite', async () => {
  const fields = { intent: 'invite', email: 'ana@shop.example', role: 'editor' };
  expect(await post(fields, asStaff(ctx, 'manager'))).toMatchObject({ status: 403 });
  const wrong = await post({ ...fields, email: 'ana' });
  expect(wrong).toMatchObject({ status: 422, answer: { typed: { email: 'ana', role: 'editor' } } });
  expect(wrong.answer.emailError).toBeTruthy();
  expect(await invitations()).toEqual([]);
  const { answer } = await post(fields);
  expect(answer.link).toMatchObject({ kind: 'invite', email: 'ana@shop.example' });
  expect(await invitations()).toEqual([{ email: 'ana@shop.example', role: 'editor' }]);
});

test('somebody who has an account already is not invited again', async () => {
  const fields = { intent: 'invite', email: 'tess@shop.example', role: 'editor' };
  const { status, answer } = await post(fields);
  expect([status, answer.typed?.email]).toEqual([409, 'tess@shop.example']);
  expect(await invitations()).toHaveLength(1);
});

test('an invitation is taken back once', async () => {
  const [row] = (await rows('select id from auth_invitations')) as { id: string }[];
  const fields = { intent: 'withdraw', id: row?.id ?? '' };
  expect((await post(fields)).location).toBe('/admin/people?done=withdraw');
  expect(await invitations()).toEqual([]);
  expect(await post(fields)).toMatchObject({ status: 404 });
});

test('roles are changed by who may, and somebody always stays owner', async () => {
  const change = { intent: 'role', id: 'Tess', role: 'front-desk' };
  expect(await post(change, asStaff(ctx, 'manager'))).toMatchObject({ status: 403 });
  expect(await roles()).toEqual(['Marisol owner', 'Tess builder']);
  expect((await post(change)).location).toBe('/admin/people?done=role');
  const refused = [
    { intent: 'role', role: 'editor' },
    { intent: 'disable', role: '' },
  ];
  for (const fields of refused) {
    expect(await post({ ...fields, id: 'Marisol' })).toMatchObject({ status: 409 });
  }
  expect(await roles()).toEqual(['Marisol owner', 'Tess front-desk']);
});

test('somebody leaves and comes back, and gets a link for a new password', async () => {
  await post({ intent: 'disable', id: 'Tess' });
  expect(await roles()).toContain('Tess front-desk left');
  await post({ intent: 'enable', id: 'Tess' });
  expect(await roles()).toContain('Tess front-desk');
  const { answer } = await post({ intent: 'reset', id: 'Tess', email: 'tess@shop.example' });
  expect(answer.link).toMatchObject({ kind: 'reset' });
  expect(await rows('select purpose from auth_invitations')).toEqual([{ purpose: 'reset' }]);
  expect(await post({ intent: 'explode' })).toMatchObject({ status: 400 });
});

test('a second step is required of owners and managers, or no longer', async () => {
  const asked = () => rows(`select record -> 'requiresSecondFactor' as now from shop_settings`);
  const before = await asked();
  expect((await post({ intent: 'require' })).location).toBe('/admin/people?done=require');
  expect(await asked()).not.toEqual(before);
  await post({ intent: 'release' });
  expect(await asked()).not.toEqual([{ now: true }]);
});

test('the passkeys of somebody are removed by who manages people', async () => {
  const fields = { intent: 'passkeys', id: 'Tess' };
  await rows(`insert into auth_passkeys (id, user_id, credential_id, public_key, host, name)
    values ('one', 'Tess', 'a', 'b', 'shop.test', 'Phone')`);
  expect(await post(fields, asStaff(ctx, 'manager'))).toMatchObject({ status: 403 });
  expect(await rows('select id from auth_passkeys')).toHaveLength(1);
  expect((await post(fields)).location).toBe('/admin/people?done=passkeys');
  expect(await rows('select id from auth_passkeys')).toEqual([]);
});
