import { describe, expect, test } from 'vitest';
import { cellsOf, sampleDay } from '#tests/factories/feed-samples.ts';
import { feedFields, isRepeatable } from './fields.ts';
import { type ColumnGuess, guessColumns } from './guess-columns.ts';

const options = { today: sampleDay };

function fieldsIn(guess: ColumnGuess): Record<string, string | null> {
  return Object.fromEntries(guess.columns.map(({ header, field }) => [header, field]));
}

function reasonsOf(guess: ColumnGuess, header: string): string[] {
  const column = guess.columns.find((one) => one.header === header);
  return (column?.reasons ?? []).map(({ reason }) => reason);
}

describe('names', () => {
  const rows = [['CB179', '17x9', '5x5', '-12', '4.53', '2.81', '1135', '$1,299.00', '20+']];

  test.each([
    ['Part No.', 'Wheel Size', 'PCD', 'ET', 'BS', 'Hub Bore', 'Load Rating (kg)', 'MSRP', 'QOH'],
    [
      'SKU',
      'SIZE',
      'Bolt Circle',
      'OFFSET (MM)',
      'Back Space',
      'C.B.',
      'Max Load KG',
      'Retail',
      'Qty',
    ],
    [
      'Item #',
      'Rim Size',
      'Lug Pattern',
      'Wheel Offset',
      'Backspacing',
      'BORE',
      'load_kg',
      'List Price',
      'On Hand',
    ],
    [
      'Mfg Part Number',
      'size',
      'bolt pattern',
      'offset',
      'back spacing',
      'center bore',
      'Load Capacity kg',
      'Price',
      'Stock',
    ],
  ])('%s, %s, %s … are the fields of a wheel', (...header) => {
    const guess = guessColumns(header, rows, options);
    expect(guess.kind).toBe('wheels');
    expect(guess.columns.map(({ field }) => field)).toEqual([
      'partNumber',
      'wheelSize',
      'boltPatterns',
      'offsetMm',
      'backspacingIn',
      'boreMm',
      'loadRatingLb',
      header.includes('Price') ? 'price' : 'msrp',
      'onHand',
    ]);
    expect(guess.columns[6]?.unit).toBe('kg');
  });

  test('of tires', async () => {
    const { header, rows: tires } = await cellsOf(
      'MPN,Tire Size,Load Range,Service Description,Overall Diameter,Section Width,Approved Rim Widths,Tread Depth,3PMSF,Mileage Warranty,Max Load,Price\n' +
        'SM1,LT285/70R17,E,121/118S,32.7,11.5,7.5-9,15/32,Y,55K,3195,289\n',
    );
    const guess = guessColumns(header, tires, options);
    expect(guess.kind).toBe('tires');
    expect(guess.columns.map(({ field }) => field)).toEqual([
      'partNumber',
      'tireSize',
      'loadRange',
      'serviceDescription',
      'tireDiameterIn',
      'sectionIn',
      'rims',
      'treadDepth32',
      'threePeak',
      'mileageWarranty',
      'maxLoadLb',
      'price',
    ]);
    expect(reasonsOf(guess, 'Price')).toContain('columns.which-price');
  });

  test('that say nothing leave it to the cells', () => {
    const guess = guessColumns(
      ['SKU', 'Spec 1', 'Spec 2', 'Link'],
      [
        ['A1', '17x9', '6x135', 'https://a.example/1.png'],
        ['A2', '20X10', '6X135/6X139.7', 'https://a.example/2.png'],
      ],
      options,
    );
    expect(guess.kind).toBe('wheels');
    expect(guess.columns.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['partNumber', 'high'],
      ['wheelSize', 'low'],
      ['boltPatterns', 'low'],
      ['imageUrl', 'low'],
    ]);
    expect(reasonsOf(guess, 'Spec 1')).toEqual(['columns.by-cells', 'columns.split']);
  });

  test('whose cells cannot be read are less sure, and told', () => {
    const rows = [
      ['A1', '6x135', 'high', 'low'],
      ['A2', '6x135', 'low', 'low'],
    ];
    const guess = guessColumns(['SKU', 'Bolt Pattern', 'Offset', 'Bore Note'], rows, options);
    expect(guess.columns[2]).toMatchObject({ field: 'offsetMm', confidence: 'low' });
    expect(reasonsOf(guess, 'Offset')).toEqual(['columns.by-name', 'columns.some-unread']);
    expect(guess.columns[3]).toMatchObject({ field: null });
  });

  test('of another currency are not used', () => {
    const guess = guessColumns(
      ['SKU', 'MSRP_CAD', 'MSRP_USD'],
      [['A1', '349.00', '259.00']],
      options,
    );
    expect(fieldsIn(guess)).toEqual({ SKU: 'partNumber', MSRP_CAD: null, MSRP_USD: 'msrp' });
    expect(reasonsOf(guess, 'MSRP_CAD')).toEqual(['columns.other-currency']);
  });
});

test('no field is given to two columns', () => {
  const header = feedFields.flatMap((field) => [field, field.toUpperCase(), `${field} 2`]);
  const guess = guessColumns(header, [header.map(() => '1')], options);
  const fields = guess.columns.flatMap(({ field }) => (field && !isRepeatable(field) ? field : []));
  expect(new Set(fields).size).toBe(fields.length);
});

test('a comma is the decimal mark where no cell needs a point', () => {
  const comma = guessColumns(
    ['SKU', 'MSRP'],
    [
      ['A', '249,50'],
      ['B', '1.249'],
    ],
    options,
  );
  expect(comma.decimal).toBe('comma');
  expect(reasonsOf(comma, 'MSRP')).toContain('columns.decimal-comma');
  const point = guessColumns(
    ['SKU', 'MSRP'],
    [
      ['A', '249.50'],
      ['B', '1,249'],
    ],
    options,
  );
  expect(point.decimal).toBe('point');
});
