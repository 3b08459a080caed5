import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  backspacingIn,
  centerlineBackspacingIn,
  innerClearanceChangeMm,
  offsetFromBackspacingMm,
  pokeMm,
  trackChangeMm,
} from './wheel-position.ts';

const stock = { widthIn: 7.5, offsetMm: 44 };
const position = fc.record({
  widthIn: fc.integer({ min: 12, max: 30 }).map((n) => n / 2),
  offsetMm: fc.integer({ min: -90, max: 90 }),
});

test('trap 3: poke is positive outward, inner clearance positive for more room', () => {
  const further = { widthIn: 7.5, offsetMm: 24 };
  expect(pokeMm(stock, further)).toBe(20);
  expect(innerClearanceChangeMm(stock, further)).toBe(20);
  const wider = { widthIn: 9.5, offsetMm: 44 };
  expect(pokeMm(stock, wider)).toBeCloseTo(25.4);
  expect(innerClearanceChangeMm(stock, wider)).toBeCloseTo(-25.4);
});

test('the two conventions of backspacing are half an inch apart', () => {
  const wheel = { widthIn: 10, offsetMm: -18 };
  expect(backspacingIn(wheel)).toBeCloseTo(4.79, 2);
  expect(centerlineBackspacingIn(wheel)).toBeCloseTo(4.29, 2);
});

test('offset and backspacing convert into each other without loss', () => {
  fc.assert(
    fc.property(position, (wheel) => {
      const back = offsetFromBackspacingMm(wheel.widthIn, backspacingIn(wheel));
      expect(back).toBeCloseTo(wheel.offsetMm, 9);
    }),
  );
});

test('swapping back undoes every change', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      expect(pokeMm(one, other)).toBeCloseTo(-pokeMm(other, one), 9);
      expect(trackChangeMm(one.offsetMm, other.offsetMm)).toBeCloseTo(
        -trackChangeMm(other.offsetMm, one.offsetMm),
        9,
      );
    }),
  );
});
