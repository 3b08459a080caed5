import { expect, test } from 'vitest';
import { importedSku as kept, openImportShop } from '#tests/factories/import-shop.ts';
import { getImport, getPart, mapImport, undoImport } from '../index.server.ts';

// Runs on both engines: comparing and counting in SQL.

const { buyer, runJobs, send, apply } = await openImportShop();

const dropped = 'tinstead-fallow-17x9-5x127-p0';
let price = 200;

type Sent = { supplier?: string; isComplete?: boolean };

/** A supplier's list of these parts with a new price, checked. */
async function checked(
  skus: readonly string[],
  { supplier = 'Harbor Wheel', isComplete = true }: Sent = {},
): Promise<string> {
  price += 1;
  const rows = skus.map((sku) => `${sku},${price}`);
  const { id, profile } = await send(`SKU,MSRP\n${rows.join('\n')}\n`);
  const known = { ...profile, name: supplier, isComplete };
  await mapImport(buyer, { id, profile: known, lineId: null });
  await runJobs();
  return id;
}

async function applied(skus: readonly string[], sent: Sent = {}): Promise<string> {
  const id = await checked(skus, sent);
  await apply(id);
  return id;
}

const statusOf = async (sku: string) => (await getPart(buyer, { category: 'wheels', sku })).status;

test('a part that three complete files in a row leave out goes off the site, and comes back by undo', async () => {
  await applied([kept, dropped]);
  await applied([kept]);
  await applied([kept]);
  expect(await statusOf(dropped)).toBe('active');
  const third = await checked([kept]);
  expect(await getImport(buyer, third)).toMatchObject({
    counts: { changed: 2, ended: 1 },
    rows: [
      { sku: kept },
      { sku: dropped, after: { status: 'discontinued' }, told: { reason: 'import.left-out' } },
    ],
  });
  await apply(third);
  expect(await statusOf(dropped)).toBe('discontinued');
  await undoImport(buyer, third);
  expect(await statusOf(dropped)).toBe('active');
});

test('a part that is listed again in between starts anew', async () => {
  for (const file of [[kept, dropped], [kept], [kept], [kept, dropped], [kept], [kept]]) {
    await applied(file);
  }
  expect((await getImport(buyer, await checked([kept, dropped]))).counts.ended).toBe(0);
  expect(await statusOf(dropped)).toBe('active');
});

test('files that list only some goods, and those that nobody applied, count for nothing', async () => {
  await applied([kept, dropped]);
  for (let file = 0; file < 3; file += 1) {
    await applied([kept], { isComplete: false });
    await checked([kept]);
  }
  expect((await getImport(buyer, await checked([kept]))).counts.ended).toBe(0);
});

test('a part that another supplier still lists stays', async () => {
  await applied([kept, dropped]);
  await applied([dropped], { supplier: 'Canyon Tire' });
  for (let file = 0; file < 3; file += 1) await applied([kept]);
  expect(await statusOf(dropped)).toBe('active');
});
