import { afterAll, expect, test } from 'vitest';
import { getVehicleRecord, listBatches, vehicleStamp } from '#src/domain/goods/index.server.ts';
import { vehicleValues } from '#src/domain/goods/index.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as add } from './new-vehicle.page.tsx';
import { action as save } from './vehicle.page.tsx';
import { action as undo } from './vehicle-changes.page.tsx';
import { action as check } from './vehicle-fit.route.ts';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
await seedShopRecords(database.db);
afterAll(() => database.close());

const id = 'ford-f150-2021';
const params = { id };
const read = (column: string) => () =>
  `select ${column} as value, status from catalog_vehicles where id = '${id}'`;

async function formNow() {
  const { vehicle } = await getVehicleRecord(ctx, id);
  return { intent: 'save', seen: vehicleStamp(vehicle), ...vehicleValues(vehicle) };
}

testForm('the record of a vehicle', () => ctx, {
  action: save,
  form: async () => ({ params, fields: { ...(await formNow()), groundClearanceIn: '9.6' } }),
  reads: read(`record ->> 'groundClearanceIn'`),
  after: [{ value: '9.6', status: 'active' }],
  refused: 'front-desk',
  wrong: {
    fields: { boltPattern: '6 lugs', 'liftTire-1-maxTireIn': 'tall', wheelbaseIn: '' },
    at: ['boltPattern', 'liftTire-1-maxTireIn', 'wheelbaseIn'],
  },
});

testForm('taking a fact from the shipped data', () => ctx, {
  action: save,
  form: async () => {
    const { seen } = await formNow();
    return { params, fields: { intent: 'take', fact: 'groundClearanceIn', seen } };
  },
  reads: read(`record ->> 'groundClearanceIn' = shipped ->> 'groundClearanceIn'`),
  after: [{ value: true, status: 'active' }],
  refused: 'front-desk',
});

test('a wrong bolt pattern comes back with what it would change, and is saved once that is accepted', async () => {
  const fields = { ...(await formNow()), boltPattern: '6x139.7' };
  const { status, answer } = await postForm(save, ctx, { params, fields });
  expect(status).toBe(409);
  expect(answer.issues).toHaveProperty('accepted');
  expect(answer.typed).toMatchObject({ boltPattern: '6x139.7' });
  const { loss, flips } = Object(answer).check;
  expect(loss.parts).toBeGreaterThan(10);
  expect(flips[0]).toMatchObject({ category: 'wheels', after: 'does-not-fit' });
  expect(flips[0].examples[0]).toMatch(/6x135/);
  const typed = await postForm(check, ctx, { fields });
  expect(typed.status).toBe(200);
  const accepted = { ...fields, accepted: loss.stamp };
  expect((await postForm(save, ctx, { params, fields: accepted })).answer.done).toBe('saved');
});

test('undoing it from the list of changes gives the pattern back', async () => {
  const [last] = await listBatches(ctx, { category: 'vehicles' });
  const form = { fields: { undo: last?.id ?? '' } };
  expect(await postForm(undo, asStaff(system, 'front-desk'), form)).toMatchObject({ status: 403 });
  expect((await postForm(undo, ctx, form)).answer.done).toBe('undone');
  expect((await getVehicleRecord(ctx, id)).vehicle.boltPattern).toBe('6x135');
});

test('a vehicle is added as a copy, and taken away again', async () => {
  const { intent: _, seen: __, ...values } = await formNow();
  const fields = { ...values, model: 'F-150 Ours', status: 'draft' };
  expect(await postForm(add, asStaff(system, 'front-desk'), { fields })).toMatchObject({
    status: 403,
  });
  const wrong = await postForm(add, ctx, { fields: { ...fields, 'years-0': 'soon' } });
  expect(wrong.answer.issues).toHaveProperty('years-0');
  const added = await postForm(add, ctx, { fields });
  expect(added).toMatchObject({ status: 303 });
  const removal = { params: { id: 'ford-f-150-ours-2021' }, fields: { intent: 'remove' } };
  expect(await postForm(save, ctx, removal)).toMatchObject({ status: 303 });
  await expect(getVehicleRecord(ctx, 'ford-f-150-ours-2021')).rejects.toMatchObject({
    code: 'not-found',
  });
});
