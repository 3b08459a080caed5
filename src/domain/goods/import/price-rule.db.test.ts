import { expect, test } from 'vitest';
import { partValues } from '#src/office/goods/part-values.ts';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { getImport, getPart, mapImport, savePart, saveSupplier, stampOf } from '../index.server.ts';

// Runs on both engines: staged rows are JSON in SQL.

const { buyer, runJobs, send: sendFile, apply } = await openImportShop();

const category = 'wheels';
const part = () => getPart(buyer, { category, sku });
const priceRule = { marginPercent: 32, end: '99' } as const;

/** A price list, checked with the margin unless its supplier is known. */
async function send(row: string, how: 'new' | 'known' = 'new') {
  const { id, profile } = await sendFile(`Part No.,Cost,MAP,MSRP\n${sku},${row}\n`);
  if (how === 'new') {
    await mapImport(buyer, {
      id,
      profile: { ...profile, priceFrom: null, priceRule },
      lineId: null,
    });
    await runJobs();
  }
  return getImport(buyer, id);
}

test('a supplier’s rule makes the price of the cost, and the same file again changes nothing', async () => {
  const view = await send('180.00,,999');
  expect(view.rows).toMatchObject([{ after: { priceCents: 26_499, costCents: 18_000 } }]);
  await saveSupplier(buyer, { id: view.id, name: 'Tinstead direct' });
  await apply(view.id);
  expect(await part()).toMatchObject({ priceCents: 26_499, costCents: 18_000 });
  const again = await send('180.00,,999', 'known');
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 1 });
  const dearer = await send('190.00,299.50,999', 'known');
  expect(dearer.rows).toMatchObject([{ after: { priceCents: 29_999, mapCents: 29_950 } }]);
  await apply(dearer.id);
  // The MAP that the part has counts where the file says none.
  const later = await send('181.00,,999', 'known');
  expect(later.rows).toMatchObject([{ after: { costCents: 18_100 } }]);
  expect(later.rows[0]?.after).not.toHaveProperty('priceCents');
});

test('a cost that somebody in the shop has typed is the cost of the price', async () => {
  const before = await part();
  const form = { ...partValues(before), costUsd: '200' };
  await savePart(buyer, { category, sku, form, seen: stampOf(before) });
  expect((await send('180.00,,999')).rows).toMatchObject([{ after: { priceCents: 29_499 } }]);
});

test('without a cost, or with one of nothing, the price stays', async () => {
  const { priceCents } = await part();
  for (const row of [',,999', '0.00,,999']) {
    const { rows } = await send(row);
    for (const { after } of rows) expect(after).not.toHaveProperty('priceCents');
  }
  expect((await part()).priceCents).toBe(priceCents);
});
