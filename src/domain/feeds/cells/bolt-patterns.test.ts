import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, notesOf } from '#tests/factories/readings.ts';
import { readBoltPatterns } from './bolt-patterns.ts';

describe('bolt patterns', () => {
  test.each([
    ['6X135', ['6x135']],
    ['6X135/6X139.7', ['6x135', '6x139.7']],
    ['6-135/139.7', ['6x135', '6x139.7']],
    ['6X135/6X5.5', ['6x135', '6x139.7']],
    ['6x5.5', ['6x139.7']],
    ['6x5-1/2', ['6x139.7']],
    ['6 x 5.5"', ['6x139.7']],
    ['5x4.5', ['5x114.3']],
    ['5X5', ['5x127']],
    ['5X5.0/5X5.5', ['5x127', '5x139.7']],
    ['8X6.5', ['8x165.1']],
    ['8-170', ['8x170']],
    ['8 LUG 180', ['8x180']],
    ['6-Lug 139.7mm', ['6x139.7']],
    ['6 on 5.5', ['6x139.7']],
    ['6H-139.7', ['6x139.7']],
    ['139.7x6', ['6x139.7']],
    ['6/135', ['6x135']],
    ['6/135/139.7', ['6x135', '6x139.7']],
    ['6x5.5 (6x139.7)', ['6x139.7']],
    ['6x135 & 6x139.7', ['6x135', '6x139.7']],
    ['6x135, 6x139.7', ['6x135', '6x139.7']],
    ['6x135|6x139.7', ['6x135', '6x139.7']],
    ['6×135 6×139.7', ['6x135', '6x139.7']],
    ['5-114.3/5-127', ['5x114.3', '5x127']],
    ['6x139', ['6x139.7']],
    ['6x5.31', ['6x135']],
    ['Blank', []],
    ['BLANK', []],
    ['', null],
  ])('%s is %j', (text, patterns) => {
    expect(answerOf(readBoltPatterns(text))).toEqual(patterns);
  });

  test.each([
    ['6135', 'cells.not-bolt-patterns'],
    ['6x', 'cells.not-bolt-patterns'],
    ['two', 'cells.not-bolt-patterns'],
    ['6x135/', 'cells.not-bolt-patterns'],
    ['60x135', 'cells.not-bolt-patterns'],
    ['6x138', 'cells.unknown-circle'],
    ['6/1/2135', 'cells.became-date'],
  ])('%s is %s', (text, reason) => {
    expect(answerOf(readBoltPatterns(text))).toBe(reason);
  });

  test('are told to be converted, completed or repeated', () => {
    expect(notesOf(readBoltPatterns('6x139.7/6x5.5'))).toEqual([
      'cells.inches-to-mm',
      'cells.pattern-twice',
    ]);
    expect(notesOf(readBoltPatterns('6x139'))).toEqual(['cells.read-as']);
    expect(notesOf(readBoltPatterns('blank'))).toEqual(['cells.blank-drilled']);
    expect(notesOf(readBoltPatterns('6x139.7'))).toEqual([]);
  });

  test('of two circles come back from every spelling', () => {
    const circles = { 114.3: 4.5, 127: 5, 139.7: 5.5, 165.1: 6.5 } as const;
    const names = [114.3, 127, 139.7, 165.1] as const;
    const joints = ['/', ', ', ' & ', '|', ';', ' / ', ' and '];
    const crosses = ['x', 'X', ' x ', '×', '-', ' - '];
    fc.assert(
      fc.property(
        fc.record({
          lugs: fc.constantFrom(5, 6, 8),
          first: fc.constantFrom(...names),
          second: fc.constantFrom(...names),
          joint: fc.constantFrom(...joints),
          cross: fc.constantFrom(...crosses),
          isInches: fc.boolean(),
          isShort: fc.boolean(),
        }),
        ({ lugs, first, second, joint, cross, isInches, isShort }) => {
          const circleOf = (name: (typeof names)[number]) => (isInches ? circles[name] : name);
          const again = isShort ? '' : `${lugs}${cross}`;
          const text = `${lugs}${cross}${circleOf(first)}${joint}${again}${circleOf(second)}`;
          const wanted = [...new Set([`${lugs}x${first}`, `${lugs}x${second}`])];
          expect(answerOf(readBoltPatterns(text)), text).toEqual(wanted);
        },
      ),
    );
  });
});
