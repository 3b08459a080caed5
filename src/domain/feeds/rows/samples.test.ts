import { describe, expect, test } from 'vitest';
import { slugOf } from '#src/lib/slug.ts';
import { cellsOf, readSample, readWithGuess } from '#tests/factories/feed-samples.ts';
import { goodsProvenance } from './goods-provenance.ts';
import type { GoodsRow } from './goods-row.ts';

/** One row as the catalog's file of wheels has it; what no feed sends comes from the line. */
function asCatalogRow(row: GoodsRow): Record<string, string> {
  const { fields } = row;
  const list = (items: readonly string[] | null | undefined) => (items ?? []).join('|');
  return {
    sku: row.partNumber,
    line: slugOf(`${fields.brand} ${fields.style}`),
    status: fields.status ?? 'active',
    price_usd: ((fields.priceCents ?? 0) / 100).toFixed(2),
    stock: String(fields.onHand ?? ''),
    lead_time_days: String(fields.leadTimeDays ?? ''),
    diameter_in: String(fields.diameterIn),
    width_in: String(fields.widthIn),
    offset_mm: String(fields.offsetMm),
    backspacing_in: String(fields.backspacingIn),
    bolt_patterns: list(fields.boltPatterns),
    bore_mm: String(fields.boreMm),
    load_rating_lb: String(fields.loadRatingLb),
    finishes: list(fields.finishes),
    weight_lb: String(fields.weightLb),
    lug: 'conical seat, vehicle thread',
    images: list(fields.imageUrls),
    sources: JSON.stringify(goodsProvenance(row, { supplier: 'Supplier A', day: '2026-11-28' })),
  };
}

describe('the samples, with the guessed mapping alone', () => {
  test('wheels with warehouses are the expected wheels', async () => {
    const { header, rows: expected } = await readSample('expected-wheels.csv');
    const { rows } = readWithGuess(await readSample('wheels-with-warehouses.csv'));
    expect(rows.map(asCatalogRow)).toEqual(
      expected.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]]))),
    );
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(
      rows.map(({ fields }) => [fields.msrpCents, fields.mapCents, fields.availability]),
    ).toEqual([
      [25_900, 23_900, 'stocked'],
      [26_900, 24_900, 'network'],
      [34_900, 32_900, 'special-order'],
    ]);
  });

  test('one file of everything', async () => {
    const { profile, rows } = readWithGuess(await readSample('catalog-price-stock.csv'));
    expect(profile.priceFrom).toBeNull();
    expect(profile.mayChange).toEqual({ goods: false, prices: true, stock: true, pictures: false });
    expect(rows.map(({ partNumber }) => partNumber)).toEqual(['FL-6025-21', 'LS-2.0-21']);
    expect(rows[0]?.fields).toMatchObject({
      brand: 'Bramblecut',
      brandCode: 'XBRM',
      supplierNumber: 'BRMFL602521',
      jobberCents: 191_920,
      costCents: 153_536,
      upc: '850000000024',
      onHand: 6,
      description: 'FENLINE 6" LIFT KIT 21-26 F-150 4WD',
    });
    expect(rows[0]?.fields).not.toHaveProperty('priceCents');
    expect(rows[1]?.fields).toMatchObject({ onHand: 25, costCents: 8256 });
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('the same with bare numbers, as the supplier sends them', async () => {
    const text =
      'VCPN,ManufacturerPartNo,Cost,EastQty,TexasQty,TotalQty\n="BRM1",FL-6025-21,1.00,1,2,3\n';
    const { rows } = readWithGuess(await cellsOf(text));
    expect(rows[0]).toMatchObject({
      partNumber: 'FL-6025-21',
      fields: { supplierNumber: 'BRM1', costCents: 100, onHand: 3 },
    });
  });

  test('prices and stock join by maker and number', async () => {
    const prices = readWithGuess(await readSample('pricing.csv')).rows;
    const stock = readWithGuess(await readSample('inventory.csv')).rows;
    const keyOf = ({ partNumber, fields }: GoodsRow) => [fields.brand, partNumber];
    expect(prices.map(keyOf)).toEqual([['BASALTLINE', 'CB17906350SB']]);
    expect(stock.map(keyOf)).toEqual(prices.map(keyOf));
    expect(prices[0]?.fields).toMatchObject({
      supplierNumber: 'BSLCB17906350SB',
      jobberCents: 20_720,
      costCents: 16_576,
      mapCents: 23_900,
      status: 'active',
      weightLb: 31,
    });
    expect(prices[0]?.notes.map(({ told }) => told.reason)).toContain('rows.shipping-weight');
    expect(stock[0]?.fields).toMatchObject({ supplierNumber: 'BSLCB17906350SB', onHand: 14 });
  });

  test('prices alone have the day on which they start', async () => {
    const { rows, profile } = readWithGuess(await readSample('price-only.csv'));
    expect(profile.priceFrom).toBe('msrp');
    expect(
      rows.map(({ partNumber, fields }) => [partNumber, fields.priceCents, fields.effectiveOn]),
    ).toEqual([
      ['CB17906350SB', 26_400, '2026-12-01'],
      ['FL-6025-21', 244_900, '2026-12-01'],
    ]);
  });

  test('stock alone', async () => {
    const { rows } = readWithGuess(await readSample('stock-only.csv'));
    expect(rows.map(({ fields }) => [fields.onHand, fields.leadTimeDays])).toEqual([
      [20, null],
      [0, 20],
      [null, null],
    ]);
    expect(rows.map(({ notes }) => notes.map(({ told }) => told.reason))).toEqual([
      ['cells.read-as'],
      ['cells.days-until'],
      ['cells.not-counted'],
    ]);
  });
});
