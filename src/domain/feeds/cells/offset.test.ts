import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, notesOf } from '#tests/factories/readings.ts';
import { readBackspacing, readOffset } from './offset.ts';

describe('an offset', () => {
  test.each([
    ['+18', 18],
    ['ET18', 18],
    ['ET-18', -18],
    ['ET +18', 18],
    ['ET 18', 18],
    ['18mm', 18],
    ['+18 MM', 18],
    ['18P', 18],
    ['Pos 18', 18],
    ['-12', -12],
    ['−12', -12],
    ['–12', -12],
    ['- 12 mm', -12],
    ['(12)', -12],
    ['(12mm)', -12],
    ['12N', -12],
    ['12 NEG', -12],
    ['Neg 12', -12],
    ['negative 12', -12],
    ["'-12", -12],
    ['="-12"', -12],
    ['+00', 0],
    ['0', 0],
    ['-0', 0],
    ['18.5', 18.5],
  ])('%s is %f', (text, offsetMm) => {
    expect(answerOf(readOffset(text))).toBe(offsetMm);
  });

  test.each([
    ['', null],
    ['-', null],
    ['250', 'cells.out-of-range'],
    ['-121', 'cells.out-of-range'],
    ['-12N', 'cells.not-an-offset'],
    ['(-12)', 'cells.not-an-offset'],
    ['12)', 'cells.not-an-offset'],
    ['medium', 'cells.not-an-offset'],
    ['12-Jan', 'cells.became-date'],
  ])('%s is %s', (text, answer) => {
    expect(answerOf(readOffset(text))).toBe(answer);
  });

  test('with its sign at the end is asked', () => {
    expect(readOffset('12-')).toMatchObject({ kind: 'question', answers: [-12, 12] });
  });

  test('is computed where its column has the backspacing', () => {
    for (const text of ['5.5 BS', '5.5"', 'BS 5-1/2', '5.5 in BS']) {
      const reading = readOffset(text, { widthIn: 9 });
      expect(answerOf(reading)).toBe(13);
      expect(notesOf(reading)).toEqual(['cells.offset-from-backspacing']);
    }
    expect(answerOf(readOffset('5.5 BS'))).toBe('cells.backspacing-needs-width');
  });

  test('comes back from every spelling', () => {
    const spellings: ((mm: number) => string)[] = [
      (mm) => String(mm),
      (mm) => `ET${mm}`,
      (mm) => `${mm}mm`,
      (mm) => `${mm} mm`,
      (mm) => (mm < 0 ? `(${-mm})` : `+${mm}`),
      (mm) => (mm < 0 ? `${-mm}N` : `${mm}P`),
      (mm) => (mm < 0 ? `Neg ${-mm}` : `Pos ${mm}`),
      (mm) => (mm < 0 ? `\u2212${-mm}` : `${mm}.0`),
      (mm) => `="${mm}"`,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: -120, max: 120 }),
        fc.constantFrom(...spellings),
        (mm, spell) => {
          expect(answerOf(readOffset(spell(mm)))).toBe(mm);
        },
      ),
    );
  });
});

test.each([
  ['5', 5],
  ['5.00"', 5],
  ['4-1/2', 4.5],
  ['4.53 BS', 4.53],
  ['127 mm', 5],
  ['127', 5],
  ['', null],
  ['15', 'cells.out-of-range'],
])('a backspacing: %s is %s', (text, answer) => {
  expect(answerOf(readBackspacing(text))).toBe(answer);
});
