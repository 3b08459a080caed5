import { describe, expect, test } from 'vitest';
import { cellsOf, readWithGuess, sampleDay } from '#tests/factories/feed-samples.ts';
import { matchProfile, supplierProfileSchema } from '../columns/profile.ts';
import { goodsRowReader } from './read-goods-row.ts';

/** The first row of a file of one or two lines. */
async function rowOf(text: string, kind: 'wheels' | 'tires' = 'wheels') {
  const { rows } = readWithGuess(await cellsOf(text), { kind });
  const [row] = rows;
  if (!row) throw new Error('The file has no row');
  return row;
}

const wheels = 'SKU,Description,Size,Bolt Pattern,Offset,Backspacing\n';

describe('a wheel', () => {
  test('whose backspacing and offset agree keeps both', async () => {
    const row = await rowOf(`${wheels}A1,Corbel,17x9,6x135,-12,4.5\n`);
    expect(row.fields).toMatchObject({ offsetMm: -12, backspacingIn: 4.5 });
    expect([row.notes, row.problems]).toEqual([[], []]);
  });

  test('whose backspacing and offset are not of one wheel is refused those two', async () => {
    const row = await rowOf(`${wheels}A1,Corbel,17x9,6x135,12,4.53\n`);
    expect(row.fields).not.toHaveProperty('offsetMm');
    expect(row.fields).not.toHaveProperty('backspacingIn');
    expect(row.problems).toEqual([
      {
        column: null,
        field: 'backspacingIn',
        told: { reason: 'rows.backspacing-differs', values: { sent: 4.53, computed: 5.47 } },
      },
    ]);
  });

  test('with backspacing alone gets its offset, marked as computed', async () => {
    const row = await rowOf(`${wheels}A1,Corbel,17x9,6x135,,4.5\n`);
    expect(row.fields).toMatchObject({ offsetMm: -13, backspacingIn: 4.5 });
    expect(row.notes).toMatchObject([{ computedFrom: 'width and backspacing' }]);
  });

  test('with backspacing in the column of offsets gets both', async () => {
    const row = await rowOf('SKU,Offset,Size,Bolt Pattern\nA1,"4.5"" BS",17x9,6x135\n');
    expect(row.fields).toMatchObject({ offsetMm: -13 });
  });

  test('whose description has the other sign is asked', async () => {
    const row = await rowOf(`${wheels}A1,CORBEL 17X9 6X135 -18 BLACK,17x9,6x135,18,\n`);
    expect(row.fields).not.toHaveProperty('offsetMm');
    expect(row.problems).toMatchObject([
      { field: 'offsetMm', answers: [{ offsetMm: 18 }, { offsetMm: -18 }] },
    ]);
    const right = await rowOf(`${wheels}A1,CORBEL 17X9 6X135 +18 BLACK,17x9,6x135,18,\n`);
    expect(right.problems).toEqual([]);
  });

  test('with a sign that was lost is asked, and gets no offset from elsewhere', async () => {
    const row = await rowOf(`${wheels}A1,Corbel,17x9,6x135,12-,4.53\n`);
    expect(row.fields).not.toHaveProperty('offsetMm');
    expect(row.problems).toMatchObject([
      { column: 'Offset', field: 'offsetMm', answers: [{ offsetMm: -12 }, { offsetMm: 12 }] },
    ]);
  });

  test('tells every cell that it cannot read, and keeps the others', async () => {
    const row = await rowOf(`${wheels}A1,Corbel,8/1/2017,6135,-12,\n`);
    expect(row.problems.map(({ column, told }) => [column, told.reason])).toEqual([
      ['Size', 'cells.became-date'],
      ['Bolt Pattern', 'cells.not-bolt-patterns'],
    ]);
    expect(row.fields).toMatchObject({ offsetMm: -12, description: 'Corbel' });
  });

  test('without a number says so', async () => {
    const row = await rowOf(`${wheels},Corbel,17x9,6x135,-12,\n`);
    expect(row).toMatchObject({
      partNumber: '',
      problems: [{ field: 'partNumber', told: { reason: 'rows.no-part-number' } }],
    });
  });

  test('joins bolt patterns of two columns', async () => {
    const row = await rowOf('SKU,Size,Bolt Pattern 1,Bolt Pattern 2\nA1,17x9,6x135,6x5.5\n');
    expect(row.fields.boltPatterns).toEqual(['6x135', '6x139.7']);
  });

  test('with its lugs in a column of their own', async () => {
    const row = await rowOf('SKU,Size,Bolt Circle,Lugs\nA1,17x9,135/139.7,6\n');
    expect(row.fields.boltPatterns).toEqual(['6x135', '6x139.7']);
    expect(row.fields).not.toHaveProperty('lugCount');
    const inches = await rowOf('SKU,Size,Bolt Circle,Lugs\nA1,17x9,5.5,6\n');
    expect(inches.fields.boltPatterns).toEqual(['6x139.7']);
    const whole = await rowOf('SKU,Size,Bolt Circle,Lugs\nA1,17x9,6/135,6\n');
    expect(whole.fields.boltPatterns).toEqual(['6x135']);
  });

  test('that is a blank has no pattern', async () => {
    expect((await rowOf(`${wheels}A1,Corbel,17x9,BLANK,-12,\n`)).fields.boltPatterns).toEqual([]);
  });
});

describe('a tire', () => {
  const tires = 'SKU,Tire Size,Load Range,Load Index,Max Load,Tread Depth,Mileage Warranty,Snow\n';

  test('gets from its size and index what is not sent', async () => {
    const row = await rowOf(`${tires}T1,LT285/70R17,E,121/118,,15/32,55K,M+S\n`, 'tires');
    expect(row.fields).toMatchObject({
      size: 'LT285/70R17',
      loadRange: 'E',
      loadIndex: '121/118',
      maxLoadLb: 3197,
      diameterIn: 32.7,
      sectionIn: 11.2,
      treadDepth32: 15,
      mileageWarranty: 55_000,
      threePeak: false,
    });
    expect(row.notes.map(({ computedFrom }) => computedFrom).filter(Boolean)).toEqual([
      'size',
      'size',
      'load index',
    ]);
  });

  test('reads load index, speed and range from the size’s cell', async () => {
    const row = await rowOf('SKU,Tire Size\nT1,LT285/70R17 121/118S E\n', 'tires');
    expect(row.fields).toMatchObject({ loadIndex: '121/118', speed: 'S', loadRange: 'E' });
  });

  test.each([
    ['LT', 'LT285/70R17'],
    ['', '285/70R17'],
    ['LT/P', '285/70R17'],
  ])('with its size in parts and "%s" before it is %s', async (prefix, size) => {
    const text = `SKU,LT/P,Width,Aspect,Rim Diameter,Load Index\nT1,${prefix},285,70,17,121\n`;
    const { fields, notes } = await rowOf(text, 'tires');
    expect(fields).toMatchObject({ size, diameterIn: 32.7 });
    expect(fields).not.toHaveProperty('aspect');
    expect(notes.map(({ told }) => told.reason)).toContain('rows.size-joined');
  });

  test('is asked where the load is not that of its index', async () => {
    const row = await rowOf(`${tires}T1,LT285/70R17,E,121/118,2680,15,,Y\n`, 'tires');
    expect(row.problems).toMatchObject([
      { field: 'maxLoadLb', answers: [{ maxLoadLb: 2680 }, { maxLoadLb: 3197 }] },
    ]);
    const near = await rowOf(`${tires}T1,LT285/70R17,E,121/118,3195,15,,Y\n`, 'tires');
    expect(near.fields.maxLoadLb).toBe(3195);
    expect(near.problems).toEqual([]);
  });
});

describe('prices and stock', () => {
  test('the warehouses are trusted where the total differs, and both are told', async () => {
    const row = await rowOf('SKU,TotalQOH,1001,1002\nA1,50,20,Call\n');
    expect(row.fields).toMatchObject({ onHand: 20 });
    expect(row.fields.warehouses).toEqual([
      { name: '1001', onHand: 20 },
      { name: '1002', onHand: null },
    ]);
    expect(row.notes.map(({ told }) => told)).toContainEqual({
      reason: 'rows.total-differs',
      values: { total: 50, sum: 20 },
    });
  });

  test.each(['', '0', 'Call'])('a price of "%s" is none, with one reason', async (price) => {
    const row = await rowOf(`SKU,MSRP\nA1,${price}\n`);
    expect(row.fields.priceCents).toBeNull();
    expect(row.notes).toHaveLength(1);
  });

  test('a price below the minimum advertised price is told', async () => {
    const row = await rowOf('SKU,MSRP,MAP\nA1,229.00,239.00\n');
    expect(row.fields.priceCents).toBe(22_900);
    expect(row.notes.map(({ told }) => told.reason)).toEqual(['rows.below-map']);
  });

  test('a price in another currency is refused', async () => {
    const row = await rowOf('SKU,MSRP\nA1,€ 229\n');
    expect(row.fields).not.toHaveProperty('priceCents');
    expect(row.problems[0]?.told.values).toMatchObject({ currency: 'EUR' });
  });
});

const saved = readWithGuess(await cellsOf('SKU,MSRP,Qty\nA1,229.00,4\n'));

describe('a profile', () => {
  const { profile, rows } = saved;

  test('reads later files whatever the order of their columns', async () => {
    const read = goodsRowReader(profile, ['Qty', ' sku ', 'MSRP', 'More'], { today: sampleDay });
    expect(read(['4', 'A1', '229.00', 'x'])).toEqual(rows[0]);
  });

  test('says which columns a file has lost or gained', async () => {
    expect(matchProfile(profile, ['SKU', 'Qty', 'New'])).toEqual({
      missing: ['MSRP'],
      unmapped: ['New'],
    });
  });

  test.each([
    [[{ header: 'MSRP', field: 'msrp' }], 'columns.no-part-number'],
    [[...profile.columns, { header: 'Price', field: 'msrp' }], 'columns.field-twice'],
    [[...profile.columns, { header: 'SKU', field: 'cost' }], 'columns.header-twice'],
  ])('with %j is refused: %s', (columns, message) => {
    const parsed = supplierProfileSchema.safeParse({ ...profile, columns });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
