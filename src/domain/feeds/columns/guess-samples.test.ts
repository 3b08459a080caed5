import { describe, expect, test } from 'vitest';
import { readSample, sampleDay } from '#tests/factories/feed-samples.ts';
import { type ColumnGuess, guessColumns } from './guess-columns.ts';
import { supplierProfileSchema } from './profile.ts';
import { toProfile } from './to-profile.ts';

const options = { today: sampleDay };

async function guessOf(file: string): Promise<ColumnGuess> {
  const { header, rows } = await readSample(file);
  return guessColumns(header, rows, options);
}

function fieldsIn(guess: ColumnGuess): Record<string, string | null> {
  return Object.fromEntries(guess.columns.map(({ header, field }) => [header, field]));
}

function reasonsOf(guess: ColumnGuess, header: string): string[] {
  const column = guess.columns.find((one) => one.header === header);
  return (column?.reasons ?? []).map(({ reason }) => reason);
}

describe('the samples', () => {
  test('wheels with warehouses', async () => {
    const guess = await guessOf('wheels-with-warehouses.csv');
    expect(guess).toMatchObject({ kind: 'wheels', preset: 'wheels-with-warehouses' });
    expect(fieldsIn(guess)).toEqual({
      PartNumber: 'partNumber',
      PartDescription: 'description',
      Brand: 'brand',
      DisplayStyleNo: null,
      Finish: 'finishes',
      Size: 'wheelSize',
      BoltPattern: 'boltPatterns',
      Offset: 'offsetMm',
      CenterBore: 'boreMm',
      LoadRating: 'loadRatingLb',
      ShippingWeight: 'shippingWeightLb',
      ImageURL: 'imageUrl',
      InvOrderType: 'availability',
      Style: 'style',
      TotalQOH: 'onHand',
      MSRP_USD: 'msrp',
      MAP_USD: 'map',
      RunDate: 'sentOn',
      1001: 'warehouse',
      1002: 'warehouse',
      1086: 'warehouse',
    });
    expect(reasonsOf(guess, 'Size')).toEqual(['columns.by-name', 'columns.split']);
    expect(reasonsOf(guess, 'BoltPattern')).toEqual(['columns.by-name', 'cells.inches-to-mm']);
    expect(reasonsOf(guess, 'DisplayStyleNo')).toEqual(['columns.other-fits-better']);
    expect(reasonsOf(guess, 'ShippingWeight')).toContain('columns.shipping-weight');
    expect(reasonsOf(guess, 'TotalQOH')).toContain('columns.sum');
  });

  test('one file of everything', async () => {
    const guess = await guessOf('catalog-price-stock.csv');
    expect(guess).toMatchObject({ kind: 'prices-and-stock', preset: 'one-file' });
    const fields = fieldsIn(guess);
    expect(fields).toMatchObject({
      VendorName: 'brand',
      VCPN: 'supplierNumber',
      VendorCode: null,
      AAIACode: 'brandCode',
      PartNumber: null,
      ManufacturerPartNo: 'partNumber',
      LongDescription: 'description',
      JobberPrice: 'jobber',
      Cost: 'cost',
      UPCCode: 'upc',
      EastQty: 'warehouse',
      MidwestQty: 'warehouse',
      PacificNWQty: 'warehouse',
      GreatLakesQty: 'warehouse',
      TotalQty: 'onHand',
      CoreCharge: null,
      CaseQty: null,
      Height: null,
      Length: null,
      Width: null,
      UPS_Ground_Assessorial: null,
      US_LTL: null,
    });
    expect(Object.values(fields).filter((field) => field === 'warehouse')).toHaveLength(8);
    expect(reasonsOf(guess, 'Width')).toEqual(['columns.box-size']);
    expect(reasonsOf(guess, 'IsHazmat')).toEqual(['columns.no-field']);
  });

  test('prices and stock apart', async () => {
    const prices = await guessOf('pricing.csv');
    expect(prices).toMatchObject({ kind: 'prices', preset: 'prices-apart' });
    expect(fieldsIn(prices)).toMatchObject({
      MFG: 'brand',
      'Meyer Part': 'supplierNumber',
      'MFG Item Number': 'partNumber',
      Description: 'description',
      'Jobber Price': 'jobber',
      'Your Price': 'cost',
      'Core-Charge': null,
      UPC: 'upc',
      MAP: 'map',
      Discontinued: 'discontinued',
      'Addtl Handling Charge': null,
    });
    const stock = await guessOf('inventory.csv');
    expect(stock).toMatchObject({ kind: 'stock', preset: 'stock-apart' });
    expect(fieldsIn(stock)).toMatchObject({
      MFGName: 'brand',
      'Item Number': 'supplierNumber',
      'MFG Item Number': 'partNumber',
      Available: 'onHand',
      'MFG Qty Available': null,
    });
    expect(reasonsOf(stock, 'MFG Qty Available')).toEqual(['columns.maker-stock']);
  });

  test('prices alone, with dates in two forms', async () => {
    const guess = await guessOf('price-only.csv');
    expect(guess).toMatchObject({ kind: 'prices', preset: null });
    expect(fieldsIn(guess)).toEqual({
      'Part Number': 'partNumber',
      'New Retail': 'msrp',
      MAP: 'map',
      Effective: 'effectiveOn',
    });
    expect(reasonsOf(guess, 'Effective')).toContain('columns.two-dates');
    expect(reasonsOf(guess, 'MAP')).toContain('columns.empty');
  });

  test('stock alone', async () => {
    const guess = await guessOf('stock-only.csv');
    expect(guess).toMatchObject({ kind: 'stock', preset: null });
    expect(fieldsIn(guess)).toEqual({ sku: 'partNumber', qty: 'onHand', eta: 'leadTime' });
    expect(guess.columns[1]?.reasons).toContainEqual({
      reason: 'cells.read-as',
      values: { text: '>20', as: 20 },
    });
  });

  test.each([
    'wheels-with-warehouses.csv',
    'catalog-price-stock.csv',
    'pricing.csv',
    'inventory.csv',
    'price-only.csv',
    'stock-only.csv',
  ])('%s gives a profile that can be saved', async (file) => {
    const profile = toProfile(await guessOf(file), 'Supplier A');
    expect(supplierProfileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });
});
