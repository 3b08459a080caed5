import { afterAll, expect, test } from 'vitest';
import {
  getPart,
  listBatches,
  previewMany,
  readOwnFields,
  stampOf,
} from '#src/domain/goods/index.server.ts';
import { usualQuery } from '#src/domain/goods/index.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as change } from './change.page.tsx';
import { action as undo } from './changes.page.tsx';
import { action as figure } from './figure.route.ts';
import { action as add } from './new-part.page.tsx';
import { action as save } from './part.page.tsx';
import { partValues } from './part-values.ts';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
await seedShopRecords(database.db);
afterAll(() => database.close());

const category = 'wheels';
const sku = 'tinstead-fallow-17x9-6x1397-p0';
const partNow = () => getPart(ctx, { category, sku });
const readPart = (name: string) => () =>
  `select price_cents, cost_cents, record ->> 'offsetMm' as offset from catalog_variants where sku = '${name}'`;

testForm('the record of a wheel', () => ctx, {
  action: save,
  form: async () => {
    const part = await partNow();
    const typed = { offsetMm: '18', costUsd: '160' };
    const fields = { intent: 'save', seen: stampOf(part), ...partValues(part), ...typed };
    return { params: { category, sku }, fields };
  },
  reads: readPart(sku),
  after: [{ price_cents: 21_900, cost_cents: 16_000, offset: '18' }],
  refused: 'front-desk',
  wrong: {
    fields: { offsetMm: '180', priceUsd: 'a lot', boltPatterns: '6x5.5' },
    at: ['offsetMm', 'priceUsd', 'boltPatterns'],
  },
});

testForm('the stock of a wheel in its list', () => ctx, {
  action: figure,
  form: async () => {
    const { stock } = await partNow();
    const fields = { sku, figure: 'stock', typed: '7', seen: String(stock.onHand ?? '') };
    return { params: { category }, fields };
  },
  reads: () => `select stock_on_hand from catalog_variants where sku = '${sku}'`,
  after: [{ stock_on_hand: 7 }],
  refused: 'front-desk',
  wrong: { fields: { typed: 'some' }, at: ['typed'] },
});

test('a price of the list answers with its row, and is taken back by its batch', async () => {
  const { priceCents } = await partNow();
  const send = (fields: Record<string, string>) =>
    postForm(figure, ctx, { params: { category }, fields: { sku, ...fields } });
  const typed = { figure: 'price', typed: '242', seen: String(priceCents) };
  const { answer } = await send(typed);
  expect(answer).toMatchObject({ done: 'saved', row: { sku, priceCents: 24_200 } });
  // Sent again, as by somebody whose list is older: refused with the price as it is now.
  expect(await send({ ...typed, typed: '255' })).toMatchObject({
    status: 409,
    answer: {
      issues: { typed: expect.stringContaining('$242') },
      typed: { typed: '255' },
      row: { priceCents: 24_200 },
    },
  });
  expect(await send(typed)).toMatchObject({ answer: { done: 'same', batchId: null } });
  const back = { undo: String(answer.batchId) };
  expect(await send(back)).toMatchObject({ answer: { done: 'undone', row: { priceCents } } });
  expect(await send(back)).toMatchObject({ status: 409, answer: { row: { priceCents } } });
  expect(await send({ ...typed, sku: 'gone' })).toMatchObject({
    status: 404,
    answer: { row: null },
  });
  for (const wrong of [{ figure: 'cost' }, { seen: '-1' }, { seen: 'x' }]) {
    expect(await send({ ...typed, ...wrong })).toMatchObject({ status: 422 });
  }
});

test('a cost that somebody typed is the shop’s own until it is released', async () => {
  const part = await partNow();
  const fields = { intent: 'save', seen: stampOf(part), ...partValues(part), costUsd: '161' };
  await postForm(save, ctx, { params: { category, sku }, fields });
  expect([...((await readOwnFields(ctx, [sku])).get(sku) ?? [])]).toContain('costCents');
  const release = { params: { category, sku }, fields: { intent: 'release' } };
  expect(await postForm(save, asStaff(system, 'front-desk'), release)).toMatchObject({
    status: 403,
  });
  expect((await postForm(save, ctx, release)).answer.done).toBe('released');
  expect((await readOwnFields(ctx, [sku])).size).toBe(0);
});

test('a copy gets its own number and its own page', async () => {
  const values = { ...partValues(await partNow()), sku: 'FALLOW-1790', status: 'draft' };
  const form = { params: { category }, fields: values };
  expect(await postForm(add, asStaff(system, 'builder'), form)).toMatchObject({ status: 403 });
  const added = await postForm(add, ctx, form);
  expect(added).toMatchObject({ location: '/admin/catalog/wheels/parts/FALLOW-1790' });
  const again = await postForm(add, ctx, form);
  expect(again).toMatchObject({ status: 409, answer: { issues: { sku: expect.any(String) } } });
  expect(again.answer.typed).toMatchObject({ sku: 'FALLOW-1790', offsetMm: '18' });
});

test('what the preview showed is applied, and undone from the page or the list of changes', async () => {
  const before = (await partNow()).priceCents;
  const asked = 'brand=Tinstead&all=on&do=raise-percent&amount=8&end=99';
  const { seen } = await previewMany(ctx, {
    chosen: { filter: { ...usualQuery(category), brand: 'Tinstead' }, skus: 'all' },
    change: { what: 'price', step: { by: 'percent', amount: 8, end: '99' } },
  });
  const apply = (as = ctx) =>
    postForm(change, as, { params: { category }, fields: { seen, asked } });
  expect(await apply(asStaff(system, 'front-desk'))).toMatchObject({ status: 403 });
  const { answer } = await apply();
  expect(answer.done).toBe('applied');
  expect((await partNow()).priceCents).toBe(23_699);
  expect(await apply()).toMatchObject({ status: 409 });
  const fields = { undo: String(answer.batchId) };
  const refused = await postForm(undo, asStaff(system, 'front-desk'), {
    params: { category },
    fields,
  });
  expect(refused).toMatchObject({ status: 403 });
  expect((await postForm(change, ctx, { params: { category }, fields })).answer.done).toBe(
    'undone',
  );
  expect((await partNow()).priceCents).toBe(before);
  const [undoing] = await listBatches(ctx, { category });
  const again = { params: { category }, fields: { undo: undoing?.id ?? '' } };
  expect((await postForm(undo, ctx, again)).answer.done).toBe('undone');
  expect((await partNow()).priceCents).toBe(23_699);
});

test('a tire keeps the tread of its own when its form is saved', async () => {
  const tireSku = 'granfell-saltmarch-at-37x1250r20lt';
  const tire = () => getPart(ctx, { category: 'tires', sku: tireSku });
  await database.db.execute(
    `update catalog_variants set record = record || '{"treadDepth32": 17}' where sku = '${tireSku}'`,
  );
  const before = await tire();
  const fields = { seen: stampOf(before), ...partValues(before), onHand: '3' };
  const saved = await postForm(save, ctx, { params: { category: 'tires', sku: tireSku }, fields });
  expect(saved.answer.done).toBe('saved');
  const stock = { ...before.stock, onHand: 3 };
  expect(await tire()).toEqual({ ...before, stock, treadDepth32: 17 });
});

test('a form without what it asks for changes nothing', async () => {
  const form = { params: { category }, fields: { seen: '', asked: 'all=on&do=raise-percent' } };
  expect(await postForm(change, ctx, form)).toMatchObject({ status: 422 });
});

test('a deleted wheel is gone, and its list comes next', async () => {
  const form = { params: { category, sku: 'FALLOW-1790' }, fields: { intent: 'remove' } };
  expect(await postForm(save, ctx, form)).toMatchObject({ location: '/admin/catalog/wheels' });
  expect((await database.db.execute(readPart('FALLOW-1790')())).rows).toEqual([]);
});
