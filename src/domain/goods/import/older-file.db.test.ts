import { expect, test } from 'vitest';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { getImport, saveSupplier, undoImport } from '../index.server.ts';

// Runs on both engines: days in JSON are compared in SQL.

const { buyer, send, apply } = await openImportShop();

/** A price list of this day, as its supplier's. */
async function list(day: string, price: number, supplier = 'Harbor Wheel'): Promise<string> {
  const { id } = await send(`SKU,New Price,RunDate\n${sku},${price},${day}\n`);
  await saveSupplier(buyer, { id, name: supplier });
  return id;
}

const olderOf = async (id: string) => (await getImport(buyer, id)).older;

test('a list that is older than one that is applied says so, with both days', async () => {
  const newest = await list('11/20/2026', 300);
  expect(await olderOf(newest)).toBeNull();
  await apply(newest);
  expect(await olderOf(await list('2026-11-03', 290))).toEqual({
    reason: 'import.older',
    values: { day: '2026-11-03', newest: '2026-11-20' },
  });
  expect(await olderOf(await list('2026-11-20', 290))).toBeNull();
  expect(await olderOf(await list('2026-11-03', 290, 'Canyon Tire'))).toBeNull();
});

test('a list that was undone is not in the way of an older one', async () => {
  const newest = await list('2026-11-20', 300);
  await apply(newest);
  await undoImport(buyer, newest);
  expect(await olderOf(await list('2026-11-03', 290))).toBeNull();
});

test('lists that were not applied, or name no day, are compared with nothing', async () => {
  await list('2026-11-20', 300);
  expect(await olderOf(await list('2026-11-03', 290))).toBeNull();
  const { id } = await send(`SKU,New Price\n${sku},280\n`);
  await saveSupplier(buyer, { id, name: 'Harbor Wheel' });
  expect(await olderOf(id)).toBeNull();
});
