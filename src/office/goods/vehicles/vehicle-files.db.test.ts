import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { getVehicleFile, getVehicleRecord } from '#src/domain/goods/index.server.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { editedVehicles } from '#tests/factories/vehicle-file.ts';
import { action as decide } from './vehicle-file.page.tsx';
import { action as send } from './vehicle-files.page.tsx';

const { database, ctx: system } = await openShop();
await seedShopRecords(database.db);
afterAll(() => database.close());

const ctx = asStaff(system, 'owner');
const desk = asStaff(system, 'front-desk');
const id = 'ford-f150-2021';

const file = (text: string) => new File([text], 'own.csv', { type: 'text/csv' });

async function sent(text: string): Promise<string> {
  const { location, status } = await postForm(send, ctx, { fields: { file: file(text) } });
  expect(status).toBe(303);
  return location?.split('/').at(-1) ?? '';
}

const press = (of: string, fields: Record<string, string>, as: Ctx = ctx) =>
  postForm(decide, as, { params: { id: of }, fields });

const patternNow = async () => (await getVehicleRecord(ctx, id)).vehicle.boltPattern;

test('a wrong bolt pattern is applied only by somebody who accepts what stops fitting', async () => {
  const edit = { of: id, column: 'bolt_pattern', text: '8x170' };
  const wrong = await sent(await editedVehicles(ctx, [edit]));
  const refused = await press(wrong, { intent: 'apply' });
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.answer.issues).toHaveProperty('accepted');
  expect(await press(wrong, { intent: 'apply' }, desk)).toMatchObject({ status: 403 });
  expect(await patternNow()).toBe('6x135');
  const { loss } = await getVehicleFile(ctx, wrong);
  const accepted = await press(wrong, { intent: 'apply', accepted: loss?.stamp ?? '' });
  expect(accepted).toMatchObject({ status: 303, location: '/admin/catalog/vehicles/changes' });
  expect(await patternNow()).toBe('8x170');
});

test('a file can be discarded, and one that is no file of vehicles is refused with what to do', async () => {
  const one = await sent(await editedVehicles(ctx, []));
  expect(await press(one, { intent: 'discard' }, desk)).toMatchObject({ status: 403 });
  expect(await press(one, { intent: 'discard' })).toMatchObject({ status: 303 });
  await expect(getVehicleFile(ctx, one)).rejects.toMatchObject({ code: 'not-found' });
  const prices = { fields: { file: file('SKU,MSRP\n1,2\n') } };
  const refused = await postForm(send, ctx, prices);
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.answer.problem).toMatch(/Download the vehicles first/);
  expect(await postForm(send, desk, prices)).toMatchObject({ status: 403 });
});
