import { expect, test } from 'vitest';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { fitsOfKit, getLineRecord, listProductLines } from '../index.server.ts';
import { lineCategories, lineSorts, usualLines } from '../index.ts';

// Runs on both engines: sums in SQL.

const { buyer } = await openGoodsShop();

test.each(lineCategories)('a choice among %s finds as many as was promised', async (category) => {
  const query = usualLines(category);
  const { counts, total, all } = await listProductLines(buyer, query);
  expect(total).toBe(all);
  for (const [name, choices] of [
    ['brand', counts.brands],
    ['kind', counts.kinds],
    ['status', counts.statuses],
    ['stock', counts.stocks],
  ] as const) {
    for (const choice of choices) {
      const found = await listProductLines(buyer, { ...query, [name]: choice.name });
      expect(found.total).toBe(choice.count);
    }
  }
  for (const sort of lineSorts) {
    const { lines } = await listProductLines(buyer, { ...query, sort });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(all);
  }
});

test('a search finds a kit by what it is for', async () => {
  const query = { ...usualLines('lift-kits'), search: 'super duty radius' };
  const { lines } = await listProductLines(buyer, query);
  expect(lines.map(({ id }) => id)).toEqual(['stonewell-hd-radius']);
});

test('a kit is judged at each of its heights on every vehicle', async () => {
  const fits = await fitsOfKit(
    buyer,
    await getLineRecord(buyer, { category: 'lift-kits', id: 'bramblecut-fenline' }),
  );
  expect(fits.map(({ frontIn }) => frontIn)).toEqual([4, 6, 7.5]);
  const verdicts = new Set(fits.flatMap((height) => height.fits.map(({ verdict }) => verdict)));
  expect(verdicts).toContain('does-not-fit');
  expect(verdicts.size).toBeGreaterThan(1);
});
