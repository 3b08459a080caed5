import { describe, expect, test } from 'vitest';
import { sampleDay } from '#tests/factories/feed-samples.ts';
import { type ColumnGuess, guessColumns } from './guess-columns.ts';

const options = { today: sampleDay };

function fieldsIn(guess: ColumnGuess): Record<string, string | null> {
  return Object.fromEntries(guess.columns.map(({ header, field }) => [header, field]));
}

function reasonsOf(guess: ColumnGuess, header: string): string[] {
  const column = guess.columns.find((one) => one.header === header);
  return (column?.reasons ?? []).map(({ reason }) => reason);
}

describe('columns', () => {
  test('of a wheel’s technical sheet, with the lugs apart and two systems of units', () => {
    const header = [
      'sku',
      'brand',
      'display_model_no',
      'diameter',
      'width',
      'lug_count',
      'bolt_pattern_mm1',
      'offset',
      'backspacing',
      'centerbore',
      'load_rating_metric',
      'load_rating_standard',
      'wheel_weight',
      'cap_part_no',
      'construction_type',
      'image_url',
      'image_url1',
      'upc',
    ];
    const row = [
      'A1',
      'Basaltline',
      'CB179',
      '17',
      '9',
      '6',
      '139.7',
      '-12',
      '4.53',
      '106.1',
      '1134',
      '2500',
      '31',
      'CAP-1',
      'Cast',
      'https://a.example/1.png',
      'https://a.example/2.png',
      '036000291452',
    ];
    const guess = guessColumns(header, [row], options);
    expect(guess.kind).toBe('wheels');
    expect(guess.columns.map(({ field }) => field)).toEqual([
      'partNumber',
      'brand',
      'style',
      'diameterIn',
      'widthIn',
      'lugCount',
      'boltPatterns',
      'offsetMm',
      'backspacingIn',
      'boreMm',
      null,
      'loadRatingLb',
      'weightLb',
      null,
      null,
      'imageUrl',
      'imageUrl',
      'upc',
    ]);
  });

  test('of a tire’s technical sheet, with the size in parts', () => {
    const header = [
      'sku',
      'width',
      'series',
      'rim_diameter',
      'load_index',
      'speed_rating',
      'treadwear',
      'tire_diameter',
      'tire_diameter_actual',
      'min_width_in',
      'max_width_in',
      'max_load',
      'tread_depth',
      'weight',
    ];
    const row = [
      'T1',
      '285',
      '70',
      '17',
      '121/118',
      'S',
      '500',
      '33',
      '32.7',
      '7.5',
      '9',
      '3195',
      '15',
      '56',
    ];
    const guess = guessColumns(header, [row], options);
    expect(guess.kind).toBe('tires');
    expect(guess.columns.map(({ field }) => field)).toEqual([
      'partNumber',
      'sectionMm',
      'aspect',
      'rimIn',
      'loadIndex',
      'speed',
      null,
      null,
      'tireDiameterIn',
      'rimMinIn',
      'rimMaxIn',
      'maxLoadLb',
      'treadDepth32',
      'weightLb',
    ]);
  });

  test('of a distributor’s short list', () => {
    const guess = guessColumns(
      ['Model #', 'Desc', 'Wt', 'OS', 'Bolt Patt.', 'Avail', 'Warehouse PHX', 'Whse LAX', 'List'],
      [
        ['FC179', 'SPUR', '29.5 lbs', '-12', '8/170', '10+', '4', '6+', '$259.00'],
        ['FC189', 'SPUR', '31 lbs', '0', '8/180', '0', '0', '0', '$269.00'],
      ],
      options,
    );
    expect(guess.columns.map(({ field }) => field)).toEqual([
      'partNumber',
      'description',
      'weightLb',
      'offsetMm',
      'boltPatterns',
      'onHand',
      'warehouse',
      'warehouse',
      'msrp',
    ]);
    expect(reasonsOf(guess, 'Model #')).toEqual(['columns.by-cells']);
  });

  test('without a part number’s take the supplier’s own number, or the first different codes', () => {
    const own = guessColumns(['VCPN', 'Cost'], [['B1', '5.00']], options);
    expect(fieldsIn(own)).toEqual({ VCPN: 'partNumber', Cost: 'cost' });
    const none = guessColumns(
      ['Group', 'Cost'],
      [
        ['A1', '5.00'],
        ['A1', '6.00'],
      ],
      options,
    );
    expect(fieldsIn(none)).toEqual({ Group: null, Cost: 'cost' });
  });

  test('of metric columns alone are read in kg and mm', () => {
    const guess = guessColumns(
      ['sku', 'bolt_pattern', 'load_rating_metric'],
      [['A1', '6x135', '1134']],
      options,
    );
    expect(guess.columns[2]).toMatchObject({ field: 'loadRatingLb', unit: 'kg' });
  });

  test('of a weight beside the size of the box are the box’s', () => {
    const header = ['SKU', 'Wheel Size', 'Length', 'Width', 'Height', 'Weight'];
    const guess = guessColumns(header, [['A1', '17x9', '19', '19', '11', '31']], options);
    expect(fieldsIn(guess)).toMatchObject({ Width: null, Weight: 'shippingWeightLb' });
  });
});
