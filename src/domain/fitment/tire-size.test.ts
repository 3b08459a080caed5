import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findTireSize,
  formatTireSize,
  isSameDimension,
  parseTireSize,
  TireSizeError,
} from './tire-size.ts';

test('prefixes tell what a metric tire is for', () => {
  expect(parseTireSize('P265/70R17').kind).toBe('P-metric');
  expect(parseTireSize('265/70R17').kind).toBe('Euro-metric');
  expect(parseTireSize('LT265/70R17').kind).toBe('LT-metric');
  expect(parseTireSize('235/65R16C').kind).toBe('Euro-commercial');
  expect(parseTireSize('HL275/55R20').kind).toBe('high-load');
});

test('customers write sizes loosely', () => {
  expect(parseTireSize(' lt 285 / 70 r 17 ')).toEqual(parseTireSize('LT285/70R17'));
  expect(parseTireSize('275/65ZR18')).toEqual(parseTireSize('275/65R18'));
  expect(parseTireSize('35X12.5R20')).toEqual(parseTireSize('35x12.50R20LT'));
  expect(parseTireSize('35 × 12.50 - 15 LT').construction).toBe('bias');
  expect(parseTireSize('35/12.50R20').form).toBe('flotation');
});

test.for([
  ['285/70/17', '285/70R17'],
  ['285 70 17', '285/70R17'],
  ['285-70-17', '285/70R17'],
  ['285/70 R17', '285/70R17'],
  ['285 70R17', '285/70R17'],
  ['lt285/70/17', 'LT285/70R17'],
  ['285/70x17', '285/70R17'],
  ['275/65R18LT', 'LT275/65R18'],
  ['275/65r18 lt', 'LT275/65R18'],
  ['35x12.50x20', '35x12.50R20LT'],
  ['35x12.5/20', '35x12.50R20LT'],
  ['35 12.50 20', '35x12.50R20LT'],
  ['37 x 13.50 x 22', '37x13.50R22LT'],
  ['35x12.50R20LT 10PLY', '35x12.50R20LT E'],
  ['35x12.50R20 10 ply', '35x12.50R20LT E'],
  ['LT285/70R17 121/118Q 10PR', 'LT285/70R17 121/118Q E'],
  ['LT265/70R17 (6 ply)', 'LT265/70R17 C'],
])('"%s" is read as %s', ([typed = '', size]) => {
  expect(formatTireSize(parseTireSize(typed))).toBe(size);
});

test('a height alone is said to be one, with what is missing', () => {
  for (const typed of ['37s', '37', '35 in', '33"', '40-inch']) {
    expect(() => parseTireSize(typed)).toThrow(expect.objectContaining({ code: 'height-only' }));
  }
  expect(() => parseTireSize('37s')).toThrow('like 37x12.50R17');
});

test('a dash before the rim is bias-ply on a sidewall', () => {
  expect(parseTireSize('275/65-18').construction).toBe('bias');
  expect(parseTireSize('275-65-18').construction).toBe('radial');
});

test('text after the size is parsed', () => {
  expect(parseTireSize('LT285/70R17 121/118Q E').marks).toEqual({
    loadIndex: 121,
    dualLoadIndex: 118,
    speed: 'Q',
    loadRange: 'E',
  });
  expect(parseTireSize('LT275/70R18/E').marks?.loadRange).toBe('E');
  expect(parseTireSize('275/65R18 116T').marks).toMatchObject({ loadIndex: 116, loadRange: null });
});

test.for([
  ['', 'empty'],
  ['33s', 'height-only'],
  ['big', 'not-a-size'],
  ['2857017', 'not-a-size'],
  ['LT285/70R177', 'not-a-size'],
  ['ST225/75R15', 'not-for-trucks'],
  ['T145/80R17', 'not-for-trucks'],
  ['275/65R18 fast', 'marks'],
  ['999/65R18', 'out-of-range'],
  ['275/10R18', 'out-of-range'],
  ['35x12.50R99', 'out-of-range'],
  ['20x12.50R18LT', 'out-of-range'],
])('"%s" is refused as %s', ([text, code]) => {
  expect(findTireSize(text ?? '')).toBeNull();
  expect(() => parseTireSize(text ?? '')).toThrow(TireSizeError);
  expect(() => parseTireSize(text ?? '')).toThrow(expect.objectContaining({ code }));
});

test('the same size with another prefix is the same on the truck', () => {
  expect(isSameDimension(parseTireSize('LT275/65R18'), parseTireSize('275/65R18'))).toBe(true);
  expect(isSameDimension(parseTireSize('LT275/70R18'), parseTireSize('275/65R18'))).toBe(false);
  expect(isSameDimension(parseTireSize('35x12.50R18'), parseTireSize('35x12.50R20'))).toBe(false);
});

const loadIndex = fc.integer({ min: 75, max: 132 });
const speed = fc.constantFrom(...'LMNPQRSTUHVWY');
const loadRange = fc.constantFrom('SL', 'XL', 'C', 'D', 'E', 'F', 'G');
const marks = fc.option(
  fc.oneof(
    fc.record({
      loadIndex,
      dualLoadIndex: fc.option(loadIndex),
      speed: fc.option(speed),
      loadRange: fc.option(loadRange),
    }),
    loadRange.map((range) => ({
      loadIndex: null,
      dualLoadIndex: null,
      speed: null,
      loadRange: range,
    })),
  ),
);
const construction = fc.constantFrom('radial', 'bias');
const rimIn = fc.constantFrom(15, 16, 16.5, 17, 18, 20, 22, 24);

const metric = fc.record({
  form: fc.constant('metric' as const),
  kind: fc.constantFrom('P-metric', 'LT-metric', 'Euro-metric', 'Euro-commercial', 'high-load'),
  sectionMm: fc.integer({ min: 25, max: 91 }).map((n) => n * 5),
  aspect: fc.integer({ min: 5, max: 19 }).map((n) => n * 5),
  construction,
  rimIn,
  marks,
});

const flotation = fc.record({
  form: fc.constant('flotation' as const),
  kind: fc.constant('flotation' as const),
  diameterIn: fc.integer({ min: 57, max: 108 }).map((n) => n / 2),
  sectionIn: fc.integer({ min: 28, max: 88 }).map((n) => n / 4),
  construction,
  rimIn,
  marks,
});

test('a size that was written down reads back as the same size', () => {
  fc.assert(
    fc.property(fc.oneof(metric, flotation), (size) => {
      expect(parseTireSize(formatTireSize(size))).toEqual(size);
    }),
  );
});

test('multiple spaces between the numbers are read as one', () => {
  const spaces = ' '.repeat(2000);
  expect(formatTireSize(parseTireSize(`35${spaces}12.50${spaces}R17`))).toBe('35x12.50R17LT');
  expect(() => parseTireSize(`35${spaces}12${spaces}Q`)).toThrow('is not a tire size');
});

test('what is not text is a mistake of ours and not of the customer', () => {
  expect(() => findTireSize(17 as unknown as string)).toThrow(TypeError);
});

test('sizes are remembered for long lists, and forgotten before they fill the memory', () => {
  const all = Array.from({ length: 1100 }, (_, n) => {
    const aspect = 40 + 5 * Math.floor(n / 300);
    return `${125 + (n % 300)}/${aspect}R17`;
  });
  for (const size of all) expect(findTireSize(size)).not.toBeNull();
  expect(findTireSize('275/65R18')?.rimIn).toBe(18);
});
