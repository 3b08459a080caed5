import { expect, test } from 'vitest';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  changeMany,
  getPart,
  listPartEvents,
  previewMany,
  readOwnFields,
  saveFigure,
  undoBatch,
} from './index.server.ts';
import { type PartFigure, usualQuery } from './index.ts';

// Runs on both engines: locks and upserts in SQL.

const { buyer, as } = await openGoodsShop();

const category = 'wheels';
const sku = 'tinstead-fallow-17x9-6x1397-p0';
const part = () => getPart(buyer, { category, sku });
const save = (figure: PartFigure, typed: string, seen: number | null, ctx = buyer) =>
  saveFigure(ctx, { category, sku, figure, typed, seen });

test('a price typed in the list changes the price and nothing else, and undoing gives it back', async () => {
  const before = await part();
  const { batchId } = await save('price', '1,249.50', before.priceCents);
  expect(await part()).toEqual({ ...before, priceCents: 124_950 });
  const [event] = await listPartEvents(buyer, { category, sku });
  expect(event).toMatchObject({
    kind: 'edit',
    actorName: 'Priya',
    before: { priceCents: before.priceCents },
    after: { priceCents: 124_950 },
  });
  // It was typed, so suppliers' files leave it alone until it is undone.
  const own = async () => [...((await readOwnFields(buyer, [sku])).get(sku) ?? [])];
  expect(await own()).toEqual(['priceCents']);
  expect(await undoBatch(buyer, { batchId: batchId ?? '' })).toEqual({ undone: 1, kept: 0 });
  expect(await part()).toEqual(before);
  expect(await own()).toEqual([]);
});

test('a part on the site keeps a price; a hidden one may be without', async () => {
  const { priceCents } = await part();
  await expect(save('price', '0', priceCents)).rejects.toMatchObject({
    issues: [{ path: 'typed', reason: 'part.no-price' }],
  });
  const chosen = { filter: usualQuery(category), skus: [sku] };
  const hide = { what: 'status', status: 'draft' } as const;
  const { seen } = await previewMany(buyer, { chosen, change: hide });
  await changeMany(buyer, { chosen, change: hide, seen });
  await save('price', '0', priceCents);
  const show = { what: 'status', status: 'active' } as const;
  expect(await previewMany(buyer, { chosen, change: show })).toMatchObject({
    changed: 0,
    unchanged: 1,
    noPrice: 1,
  });
  expect(await part()).toMatchObject({ priceCents: 0, status: 'draft' });
});

test('a shelf that nobody counted is counted, and can be uncounted again', async () => {
  const { stock } = await part();
  await save('stock', '', stock.onHand);
  expect((await part()).stock).toEqual({ ...stock, onHand: null });
  await save('stock', '12', null);
  expect((await part()).stock).toEqual({ ...stock, onHand: 12 });
  await save('stock', '0', 12);
  expect((await part()).stock).toEqual({ ...stock, onHand: 0 });
});

test('nobody writes over a figure they have not seen; another figure of the part is no obstacle', async () => {
  const { priceCents, stock } = await part();
  await save('price', '242', priceCents, as('owner', 'Lupita'));
  await expect(save('price', '255', priceCents)).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ path: 'typed', reason: 'part.price-since', values: { now: '$242' } }],
  });
  await save('stock', '7', stock.onHand);
  await expect(save('stock', '8', stock.onHand)).rejects.toMatchObject({
    issues: [{ path: 'typed', reason: 'part.stock-since', values: { now: 7 } }],
  });
  await save('stock', '', 7);
  await expect(save('stock', '8', 7)).rejects.toMatchObject({
    issues: [{ path: 'typed', reason: 'part.uncounted-since' }],
  });
  expect(await part()).toMatchObject({ priceCents: 24_200, stock: { onHand: null } });
  await save('price', '255', 24_200);
  expect((await part()).priceCents).toBe(25_500);
});

test('typing what is there already is no change, whatever was seen', async () => {
  const { priceCents } = await part();
  expect(await save('price', String(priceCents / 100), 1)).toEqual({ batchId: null });
  expect(await listPartEvents(buyer, { category, sku })).toEqual([]);
});

test('two who save at the same time: one of them is told', async () => {
  const { priceCents } = await part();
  const saved = await Promise.allSettled([
    save('price', '242', priceCents),
    save('price', '255', priceCents, as('owner', 'Lupita')),
  ]);
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listPartEvents(buyer, { category, sku })).toHaveLength(1);
});

test.each([
  ['price', '', 'input.required'],
  ['price', 'a lot', 'part.price-form'],
  ['price', '12,50', 'part.price-form'],
  ['price', '-5', 'part.price-form'],
  ['price', '100,001', 'part.price-form'],
  ['stock', 'some', 'part.whole-form'],
  ['stock', '-1', 'part.number-range'],
  ['stock', '1.5', 'part.whole-form'],
] as const)('the %s "%s" is refused, and what was there stays', async (figure, typed, reason) => {
  const before = await part();
  await expect(save(figure, typed, null)).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'typed', reason }],
  });
  expect(await part()).toEqual(before);
});

test('who may only look changes nothing, and a part that is gone is not found', async () => {
  const { priceCents } = await part();
  await expect(save('price', '1', priceCents, as('front-desk'))).rejects.toMatchObject({
    code: 'forbidden',
  });
  const gone = saveFigure(buyer, { category, sku: 'gone', figure: 'price', typed: '1', seen: 1 });
  await expect(gone).rejects.toMatchObject({ code: 'not-found' });
});
