import { describe, expect, test } from 'vitest';
import { answerOf, notesOf } from '#tests/factories/readings.ts';
import { readBore, readFinishes, readLoadRating } from './wheel-cells.ts';
import { readWheelDiameter, readWheelSize, readWheelWidth } from './wheel-size.ts';

describe('a wheel’s size', () => {
  test.each([
    ['17X9', 17, 9],
    ['17 x 8-1/2', 17, 8.5],
    ['17"x8½', 17, 8.5],
    ['17”×8 ½”', 17, 8.5],
    ['17X9.0J', 17, 9],
    ['17x9.0', 17, 9],
    ['9x17', 17, 9],
    ['8.5Jx17', 17, 8.5],
    ['22 in x 12 in', 22, 12],
    ['="20X10"', 20, 10],
    ['15x15', 15, 15],
    ['15 x 7', 15, 7],
  ])('%s is %f x %f', (text, diameterIn, widthIn) => {
    expect(answerOf(readWheelSize(text))).toEqual({ diameterIn, widthIn });
  });

  test('tells that the width came first', () => {
    expect(notesOf(readWheelSize('9x17'))).toEqual(['cells.width-first']);
    expect(notesOf(readWheelSize('17x9'))).toEqual([]);
  });

  test('is asked where either number could be the diameter', () => {
    expect(readWheelSize('13x15')).toMatchObject({
      kind: 'question',
      answers: [
        { diameterIn: 13, widthIn: 15 },
        { diameterIn: 15, widthIn: 13 },
      ],
    });
  });

  test.each([
    ['', null],
    ['N/A', null],
    ['17', 'cells.not-a-wheel-size'],
    ['17x9 +18', 'cells.not-a-wheel-size'],
    ['170x9', 'cells.out-of-range'],
    ['17x1', 'cells.out-of-range'],
    ['#REF!', 'cells.spreadsheet-error'],
  ])('%s is %s', (text, answer) => {
    expect(answerOf(readWheelSize(text))).toBe(answer);
  });

  test.each(['8/1/2002', '2002-08-01', '1-Aug', 'Aug-02', '2002-08-01T00:00:00.000Z'])(
    'a width that a spreadsheet made %s of is refused with what to do',
    (text) => {
      expect(answerOf(readWheelWidth(text))).toBe('cells.became-date');
    },
  );

  test.each([
    ['8-1/2', 8.5],
    ['8½', 8.5],
    ['9J', 9],
    ['9.0"', 9],
    ['228.6 mm', 9],
  ])('a width of its own column: %s is %f', (text, widthIn) => {
    expect(answerOf(readWheelWidth(text))).toBe(widthIn);
  });
});

test.each([
  ['87.1', 87.1],
  ['106.10mm', 106.1],
  ['4.27', 108.5],
  ['3.43"', 87.1],
  ['', null],
  ['0', null],
  ['n/a', null],
  ['30', 'cells.out-of-range'],
  ['hub', 'cells.not-a-number'],
])('a bore: %s is %s', (text, answer) => {
  expect(answerOf(readBore(text))).toBe(answer);
});

test.each([
  ['2500', 2500],
  ['2,500 lbs', 2500],
  ['2500#', 2500],
  ['1135 kg', 2502],
  ['1134KG', 2500],
  ['', null],
  ['0', null],
  ['750', 'cells.unusual-load'],
  ['25000', 'cells.unusual-load'],
  ['strong', 'cells.not-a-number'],
])('a load rating: %s is %s', (text, answer) => {
  expect(answerOf(readLoadRating(text))).toBe(answer);
});

test('a load rating is kg only if the cell or the column says so', () => {
  expect(answerOf(readLoadRating('1135', { unit: 'kg' }))).toBe(2502);
  expect(notesOf(readLoadRating('1135 kg'))).toEqual(['cells.kg-to-lb']);
  expect(readLoadRating('750')).toMatchObject({ answers: [750, 1653] });
});

test.each([
  ['SATIN BLACK', ['satin black']],
  ['Gloss Blk Milled', ['gloss black milled']],
  ['SAT BRZ', ['satin bronze']],
  ['Gun Metal', ['gunmetal']],
  ['Matte Black / Raw Ring', ['matte black / raw ring']],
  ['Candy Plum', ['candy plum']],
  ['', null],
])('a finish: %s is %j', (text, finishes) => {
  expect(answerOf(readFinishes(text))).toEqual(finishes);
});

test.each([
  ['17', 17],
  ['17"', 17],
  ['22.5 in', 22.5],
  ['431.8 mm', 17],
  ['', null],
  ['9', 'cells.out-of-range'],
])('a diameter of its own column: %s is %s', (text, answer) => {
  expect(answerOf(readWheelDiameter(text))).toBe(answer);
});
