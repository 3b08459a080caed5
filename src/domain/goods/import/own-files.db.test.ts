import { expect, test } from 'vitest';
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { getPart } from '../index.server.ts';
import { partCategories } from '../part-category.ts';
import { readParts, writeParts } from '../part-rows.server.ts';

const { buyer, send } = await openImportShop();

async function exported(category: (typeof partCategories)[number]): Promise<string> {
  return (await Array.fromAsync(exportGoods(buyer, category))).join('');
}

test.each(partCategories)(
  'the %s that the shop wrote change nothing when they come back',
  async (category) => {
    const skus = (await exported(category))
      .split('\n')
      .slice(1)
      .map((row) => row.split(',')[0] ?? '');
    const parts = await readParts(buyer, { category, skus });
    // A twelve-digit number with its check digit.
    const trade = { upc: '036000291452', costCents: 12_345, mapCents: 20_000, supersededBy: null };
    await writeParts(buyer, {
      category,
      parts: parts.slice(0, 5).map((part) => ({ ...part, ...trade })),
    });
    const { counts, problem } = await send(await exported(category));
    expect(problem).toBeNull();
    expect(counts).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: parts.length });
  },
);

test('a cost that was changed in the file is the only change', async () => {
  const part = await getPart(buyer, { category: 'wheels', sku });
  await writeParts(buyer, { category: 'wheels', parts: [{ ...part, costCents: 10_000 }] });
  const { rows } = await send((await exported('wheels')).replace('100.00', '101.50'));
  expect(rows).toMatchObject([
    { sku, before: { costCents: 10_000 }, after: { costCents: 10_150 } },
  ]);
});
