import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

const letters = [...'abzABZ019 .-', 'é', 'ñ', '&', 'ß'];
const names = fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 });

test('names stand in the order that collation gives them', () => {
  fc.assert(
    fc.property(names, names, (one, other) => {
      expect(Math.sign(compareNames(one, other))).toBe(Math.sign(one.localeCompare(other, 'en')));
    }),
    { numRuns: 2000 },
  );
});
