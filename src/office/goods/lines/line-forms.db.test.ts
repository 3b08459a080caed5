import { afterAll, expect, test } from 'vitest';
import { getLineRecord, getPart, listBatches, stampOf } from '#src/domain/goods/index.server.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as save } from './line.page.tsx';
import { action as undo } from './line-changes.page.tsx';
import { lineCopy, lineValues } from './line-values.ts';
import { action as add } from './new-line.page.tsx';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
await seedShopRecords(database.db);
afterAll(() => database.close());

const kit = { category: 'lift-kits', id: 'bramblecut-fenline' } as const;
const fallow = { category: 'wheel-lines', id: 'tinstead-fallow' } as const;
const kitNow = () => getLineRecord(ctx, kit);

testForm('the record of a lift kit', () => ctx, {
  action: save,
  form: async () => {
    const line = await kitNow();
    const typed = { priceMaxUsd: '3500', 'height-3-frontIn': '9', 'height-3-rearIn': '7' };
    const fields = { intent: 'save', seen: stampOf(line), ...lineValues(line), ...typed };
    return { params: { category: 'lift-kits', id: kit.id }, fields };
  },
  reads: () =>
    `select record #>> '{priceCents,max}' as price, jsonb_array_length(record -> 'heights') as heights from catalog_lines where id = '${kit.id}'`,
  after: [{ price: '350000', heights: 4 }],
  refused: 'front-desk',
  wrong: {
    fields: { priceMinUsd: 'a lot', 'height-0-frontIn': '99', for: '' },
    at: ['priceMinUsd', 'height-0-frontIn', 'for'],
  },
});

testForm('the record of a wheel line', () => ctx, {
  action: save,
  form: async () => {
    const line = await getLineRecord(ctx, fallow);
    const fields = { intent: 'save', seen: stampOf(line), ...lineValues(line), name: 'Fallow II' };
    return { params: { category: 'wheels', id: fallow.id }, fields };
  },
  reads: () =>
    `select distinct record ->> 'name' as name from catalog_variants where line_id = '${fallow.id}'`,
  after: [{ name: 'Fallow II' }],
  refused: 'builder',
  wrong: { fields: { name: ' ' }, at: ['name'] },
});

test('undoing it from the list of changes gives every size its name back', async () => {
  const [last] = await listBatches(ctx, { category: 'wheel-lines' });
  const form = { params: { category: 'wheels' }, fields: { undo: last?.id ?? '' } };
  expect(await postForm(undo, asStaff(system, 'front-desk'), form)).toMatchObject({ status: 403 });
  expect((await postForm(undo, ctx, form)).answer.done).toBe('undone');
  const sku = 'tinstead-fallow-17x9-6x1397-p0';
  expect(await getPart(ctx, { category: 'wheels', sku })).toMatchObject({ name: 'Fallow' });
});

test('a copy of a kit is hidden, has a name and an address of its own, and is deleted', async () => {
  const values = { ...lineCopy(await kitNow()), name: 'Fenline Desert' };
  const form = { params: { category: 'lift-kits' }, fields: values };
  expect(await postForm(add, asStaff(system, 'builder'), form)).toMatchObject({ status: 403 });
  const location = '/admin/catalog/lift-kits/lines/bramblecut-fenline-desert';
  expect(await postForm(add, ctx, form)).toMatchObject({ location });
  const again = await postForm(add, ctx, form);
  expect(again).toMatchObject({ status: 409, answer: { issues: { name: expect.any(String) } } });
  const id = 'bramblecut-fenline-desert';
  const copy = await getLineRecord(ctx, { category: 'lift-kits', id });
  expect(copy).toMatchObject({ status: 'draft', type: (await kitNow()).type });
  for (const { stock } of copy.heights) expect(stock.onHand).toBeNull();
  const removal = { params: { category: 'lift-kits', id }, fields: { intent: 'remove' } };
  expect(await postForm(save, ctx, removal)).toMatchObject({
    location: '/admin/catalog/lift-kits',
  });
});

test('a form filled from a state that is no longer there is refused', async () => {
  const line = await kitNow();
  const fields = { intent: 'save', ...lineValues(line), seen: 'another', name: 'Mine' };
  const form = { params: { category: 'lift-kits', id: kit.id }, fields };
  expect(await postForm(save, ctx, form)).toMatchObject({ status: 409 });
  expect(await kitNow()).toEqual(line);
});
