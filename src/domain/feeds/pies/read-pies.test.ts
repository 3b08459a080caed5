import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sampleDay } from '#tests/factories/feed-samples.ts';
import { openPies } from './open-pies.server.ts';
import type { PiesItem } from './read-item.ts';

const sample = readFileSync('tests/fixtures/feeds/pies-7.2.xml', 'utf8');
const options = { today: sampleDay };

/** A file in pieces of a few bytes, as it may arrive. */
function opening(text: string) {
  return async function* () {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997);
  };
}

async function itemsOf(text: string): Promise<PiesItem[]> {
  const { items } = await openPies(opening(text), options);
  return Array.fromAsync(items());
}

/** What is told of a file that is refused. */
async function refusalOf(text: string) {
  try {
    await itemsOf(text);
  } catch (error) {
    return (error as { problem: unknown }).problem;
  }
  return null;
}

/** A file of one item. */
function fileOf(item: string, { version = '7.2', header = '' } = {}): string {
  return `<PIES><Header><PIESVersion>${version}</PIESVersion>${header}</Header><Items><Item MaintenanceType="C"><PartNumber>A1</PartNumber>${item}</Item></Items></PIES>`;
}

async function fieldsOf(item: string, options: { header?: string } = {}) {
  const [read] = await itemsOf(fileOf(item, options));
  if (!read) throw new Error('The file has no item');
  return read.row;
}

describe('the sample', () => {
  test('has a header', async () => {
    const { header } = await openPies(opening(sample), options);
    expect(header).toEqual({
      version: '7.2',
      isFull: true,
      currency: 'USD',
      brandCode: 'XPAR',
      effectiveOn: '2026-11-09',
    });
  });

  test('has a wheel, a tire and a lift kit, without problems', async () => {
    const items = await itemsOf(sample);
    expect(items.map(({ kind, change, line }) => [kind, change, line])).toEqual([
      ['wheels', 'added', 25],
      ['tires', 'added', 76],
      ['lift-kits', 'added', 97],
    ]);
    expect(items.flatMap(({ row }) => row.problems)).toEqual([]);
  });

  test('has all of the wheel', async () => {
    const [wheel] = await itemsOf(sample);
    expect(wheel?.row).toMatchObject({
      partNumber: 'CB17906350SB',
      fields: {
        brand: 'Basaltline',
        brandCode: 'XBSL',
        upc: '850000000017',
        diameterIn: 17,
        widthIn: 9,
        boltPatterns: ['6x135'],
        offsetMm: 0,
        backspacingIn: 5,
        boreMm: 87.1,
        loadRatingLb: 2500,
        finishes: ['satin black'],
        weightLb: 31,
        priceCents: 25_900,
        msrpCents: 25_900,
        jobberCents: 20_720,
        mapCents: 23_900,
        effectiveOn: '2026-11-09',
        imageUrls: ['https://assets.supplier.example/basaltline/CB17906350SB_P04.jpg'],
      },
    });
  });

  test('has all of the tire', async () => {
    const [, tire] = await itemsOf(sample);
    expect(tire?.row.fields).toMatchObject({
      size: 'LT285/70R17',
      loadRange: 'E',
      loadIndex: '121/118',
      speed: 'S',
      diameterIn: 32.7,
      maxLoadLb: 3197,
      treadDepth32: 15,
      threePeak: true,
      msrpCents: 28_900,
    });
  });

  test('has the kit in two boxes', async () => {
    const [, , kit] = await itemsOf(sample);
    expect(kit?.row.fields).toMatchObject({
      frontLiftIn: 6,
      rearLiftIn: 5,
      maxTireIn: 35,
      boxes: 2,
      weightLb: 238,
      components: [{ partNumber: 'FL-BLK-5R', quantity: 2 }],
      priceCents: 239_900,
    });
  });
});

describe('prices', () => {
  const price = (type: string, amount: string, more = '') =>
    `<Pricing PriceType="${type}">${more}<Price UOM="PE">${amount}</Price></Pricing>`;

  test('of one item without anything else leave the rest as it is', async () => {
    const { fields } = await fieldsOf(`<Prices>${price('RET', '264.00')}</Prices>`);
    expect(fields).toEqual({ msrpCents: 26_400, priceCents: 26_400 });
  });

  test('that have started win over later ones, and expired ones do not count', async () => {
    const dated = (day: string, amount: string) =>
      price('RET', amount, `<EffectiveDate>${day}</EffectiveDate>`);
    const started = await fieldsOf(
      `<Prices>${dated('2026-01-01', '240.00')}${dated('2026-11-01', '259.00')}${dated('2027-01-01', '279.00')}</Prices>`,
    );
    expect(started.fields).toMatchObject({ msrpCents: 25_900, effectiveOn: '2026-11-01' });
    const coming = await fieldsOf(`<Prices>${dated('2027-01-01', '279.00')}</Prices>`);
    expect(coming.fields).toMatchObject({ msrpCents: 27_900, effectiveOn: '2027-01-01' });
    const over = await fieldsOf(
      `<Prices>${price('RET', '199.00', '<ExpirationDate>2026-06-30</ExpirationDate>')}</Prices>`,
    );
    expect(over.fields).toEqual({});
  });

  test('in another currency are refused', async () => {
    const { problems } = await fieldsOf(`<Prices>${price('RET', '349.00')}</Prices>`, {
      header: '<CurrencyCode>CAD</CurrencyCode>',
    });
    expect(problems).toMatchObject([
      {
        column: 'Price RET',
        told: { reason: 'cells.other-currency', values: { currency: 'CAD' } },
      },
    ]);
  });

  test('of a type that the shop does not know are left out', async () => {
    const { fields } = await fieldsOf(`<Prices>${price('ZZ9', '1.00')}</Prices>`);
    expect(fields).toEqual({});
  });
});

describe('attributes', () => {
  const attribute = (name: string, text: string, more = 'PADBAttribute="N"') =>
    `<ProductAttribute AttributeID="${name}" ${more}>${text}</ProductAttribute>`;

  test('in kg and mm are converted, in two records joined', async () => {
    const { fields } = await fieldsOf(
      `<ProductAttributes>${[
        attribute('Bolt Pattern', '6x135'),
        attribute('Bolt Pattern', '6x5.5'),
        attribute('Load Rating', '1134', 'PADBAttribute="N" AttributeUOM="KG"'),
        attribute('Wheel Width', '228.6', 'PADBAttribute="N" AttributeUOM="MM"'),
      ].join('')}</ProductAttributes>`,
    );
    expect(fields).toMatchObject({
      boltPatterns: ['6x135', '6x139.7'],
      loadRatingLb: 2500,
      widthIn: 9,
    });
  });

  test('that are numbers of a subscription are counted', async () => {
    const { fields, notes } = await fieldsOf(
      `<ProductAttributes>${attribute('4711', '17', 'PADBAttribute="Y"')}</ProductAttributes>`,
    );
    expect(fields).toEqual({});
    expect(notes).toMatchObject([{ told: { reason: 'pies.numbered-attributes' } }]);
  });
});

test('a height is taken from the description only if there is one, and marked', async () => {
  const kit = (text: string) =>
    fieldsOf(
      `<Descriptions><Description DescriptionCode="SHO">${text}</Description></Descriptions><Kits><KitComponent><ComponentPartNumber>B</ComponentPartNumber></KitComponent></Kits>`,
    );
  const one = await kit('FENLINE 6 IN LIFT KIT 21-26 F-150 4WD');
  expect(one.fields).toMatchObject({ frontLiftIn: 6, rearLiftIn: null });
  expect(one.notes).toMatchObject([{ computedFrom: 'description' }]);
  for (const text of ['FENLINE 4"-6" LIFT', 'FENLINE 4 IN FRONT 2 IN REAR', 'FENLINE LIFT']) {
    expect((await kit(text)).fields).toMatchObject({ frontLiftIn: null });
  }
});

describe('files', () => {
  test.each(['6.5', '6.7', '7.0', '7.1', '7.2', '7'])('of version %s are read', async (version) => {
    expect(await itemsOf(fileOf('', { version }))).toHaveLength(1);
  });

  test.each(['8.0', '6.0', '9', 'next'])('of version %s are refused', async (version) => {
    expect(await refusalOf(fileOf('', { version }))).toMatchObject({ reason: 'pies.version' });
  });

  test.each([
    ['another root', '<ACES version="4.2"><Header/></ACES>', 'pies.other-root'],
    ['no header', '<PIES><Items><Item/></Items></PIES>', 'pies.no-header'],
    [
      'fewer items than its trailer says',
      sample.replace('<ItemCount>3<', '<ItemCount>4<'),
      'pies.count-differs',
    ],
    ['its end cut off', sample.slice(0, -400), 'xml.broken'],
    ['a DOCTYPE', sample.replace('<PIES', '<!DOCTYPE PIES []><PIES'), 'xml.doctype'],
    [
      'an item without end',
      fileOf(`<Descriptions>${'<Description/>'.repeat(20_001)}</Descriptions>`),
      'xml.too-many-parts',
    ],
  ])('with %s are refused', async (_, text, reason) => {
    expect(await refusalOf(text)).toMatchObject({ reason, line: expect.any(Number) });
  });

  test('with prefixes and another name space are read', async () => {
    const text = sample
      .replace('<PIES xmlns=', '<p:PIES xmlns:p=')
      .replace('</PIES>', '</p:PIES>')
      .replaceAll(/<(\/?)(Item|PartNumber)(?=[ >])/g, '<$1p:$2');
    expect(await itemsOf(text)).toHaveLength(3);
  });
});
