import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sweptAsDiameterIn } from './swept-circle.ts';

const offset = fc.integer({ min: -80, max: 60 });
const section = fc.integer({ min: 16, max: 30 }).map((half) => half / 2);
const diameter = fc.integer({ min: 56, max: 80 }).map((half) => half / 2);

test('a tire swings as wide as itself on its own offset', () => {
  fc.assert(
    fc.property(diameter, section, offset, (diameterIn, sectionIn, offsetMm) => {
      const own = { sectionIn, offsetMm };
      for (const asIn of sweptAsDiameterIn({ diameterIn, ...own }, own)) {
        expect(asIn).toBeCloseTo(diameterIn, 6);
      }
    }),
  );
});

test('further out, wider or taller it swings wider', () => {
  const as = { sectionIn: 12.5, offsetMm: 0 };
  fc.assert(
    fc.property(diameter, section, offset, (diameterIn, sectionIn, offsetMm) => {
      const tire = { diameterIn, sectionIn, offsetMm };
      const [least, most] = sweptAsDiameterIn(tire, as);
      for (const larger of [
        { ...tire, offsetMm: offsetMm - 5 },
        { ...tire, sectionIn: sectionIn + 1 },
        { ...tire, diameterIn: diameterIn + 1 },
      ]) {
        const [leastThen, mostThen] = sweptAsDiameterIn(larger, as);
        expect(leastThen).toBeGreaterThanOrEqual(least);
        expect(mostThen).toBeGreaterThanOrEqual(most);
      }
    }),
  );
});

test('a 33 that sits 18 mm further out swings like a 34', () => {
  const [least, most] = sweptAsDiameterIn(
    { diameterIn: 33, sectionIn: 12.5, offsetMm: -18 },
    { sectionIn: 12.5, offsetMm: 0 },
  );
  expect(least).toBeCloseTo(33.8, 1);
  expect(most).toBeCloseTo(34, 1);
});
