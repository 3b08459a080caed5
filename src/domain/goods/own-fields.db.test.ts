import { expect, test } from 'vitest';
import { partValues } from '#src/office/goods/part-values.ts';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import {
  changeMany,
  getPart,
  mapImport,
  previewMany,
  queueApply,
  readOwnFields,
  releaseOwnFields,
  removePart,
  savePart,
  stampOf,
  undoBatch,
} from './index.server.ts';
import { usualQuery } from './index.ts';

// Runs on both engines: upserts and JSON in SQL.

const { buyer, as, runJobs, send: sendFile, apply } = await openImportShop();

const category = 'wheels';

/** A price list with a cost, checked. */
const send = (price: string, cost = '150') =>
  sendFile(`Part No.,New Price,Cost\n${sku},${price},${cost}\n`);

const part = () => getPart(buyer, { category, sku });
const own = async () => [...((await readOwnFields(buyer, [sku])).get(sku) ?? [])].sort();

async function type(fields: Record<string, string>): Promise<void> {
  const before = await part();
  const form = { ...partValues(before), ...fields };
  await savePart(buyer, { category, sku, form, seen: stampOf(before) });
}

test('a price that somebody typed stays; what nobody typed follows the file', async () => {
  await type({ priceUsd: '249.00' });
  expect(await own()).toEqual(['priceCents']);
  const view = await send('262.00');
  expect(view.counts).toMatchObject({ changed: 1, kept: 0 });
  // What stays is not said of rows alone that change nothing else.
  expect(view.rows).toMatchObject([
    {
      fate: 'changed',
      after: { costCents: 15_000 },
      held: { before: { priceCents: 24_900 }, after: { priceCents: 26_200 } },
    },
  ]);
  await apply(view.id);
  expect(await part()).toMatchObject({ priceCents: 24_900, costCents: 15_000 });
  const again = await send('262.00');
  expect(again.counts).toMatchObject({ changed: 0, kept: 1, unchanged: 0 });
  expect(again.rows).toMatchObject([
    { fate: 'kept', sku, before: { priceCents: 24_900 }, after: { priceCents: 26_200 } },
  ]);
  await expect(queueApply(buyer, { id: again.id, goodRowsOnly: false })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a file may be told to change what was typed, which is the supplier’s from then on', async () => {
  await type({ priceUsd: '249.00' });
  const { id, profile } = await send('262.00');
  await mapImport(buyer, { id, profile: { ...profile, overTyped: true }, lineId: null });
  await runJobs();
  await apply(id);
  expect((await part()).priceCents).toBe(26_200);
  expect(await own()).toEqual([]);
  await apply((await send('270.00')).id);
  expect((await part()).priceCents).toBe(27_000);
});

test('a price step makes prices the shop’s own, and undoing it gives them back', async () => {
  const chosen = { filter: usualQuery(category), skus: [sku] };
  const change = { what: 'price', step: { by: 'percent', amount: 8, end: 'cent' } } as const;
  const { seen } = await previewMany(buyer, { chosen, change });
  const { batchId } = await changeMany(buyer, { chosen, change, seen });
  expect(await own()).toEqual(['priceCents']);
  await undoBatch(buyer, { batchId });
  expect(await own()).toEqual([]);
});

test('typed facts and prices are held, stock and status are not', async () => {
  await type({ offsetMm: '-6', onHand: '3', costUsd: '140', status: 'draft' });
  expect(await own()).toEqual(['backspacingIn', 'costCents', 'offsetMm']);
  await releaseOwnFields(buyer, sku);
  expect(await own()).toEqual([]);
});

test('a part that is gone leaves nothing behind, and readers release nothing', async () => {
  await type({ priceUsd: '249.00' });
  await expect(releaseOwnFields(as('front-desk'), sku)).rejects.toMatchObject({
    code: 'forbidden',
  });
  if ((await removePart(buyer, { category, sku })) === 'deleted') expect(await own()).toEqual([]);
});
