import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceEnds } from '../price-ends.ts';
import { type PriceRule, priceByMargin, priceRuleSchema } from './price-rule.ts';

const steps = { cent: 1, dollar: 100, '99': 100 } as const;

const cases = fc.record({
  costCents: fc.integer({ min: 1, max: 10_000_000 }),
  mapCents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
  tenths: fc.integer({ min: 0, max: 900 }),
  end: fc.constantFrom(...priceEnds),
});

test('the price leaves the margin, is not below MAP, ends as asked, and no lower one does all that', () => {
  fc.assert(
    fc.property(cases, ({ costCents, mapCents, tenths, end }) => {
      const rule: PriceRule = { marginPercent: tenths / 10, end };
      expect(priceRuleSchema.safeParse(rule).success).toBe(true);
      const price = priceByMargin({ costCents, mapCents }, rule);
      // In whole numbers: 32.1 % is 321 of 1000.
      const isEnough = (cents: number) =>
        (cents - costCents) * 1000 >= cents * tenths && cents >= (mapCents ?? 0);
      expect(isEnough(price)).toBe(true);
      expect(isEnough(price - steps[end])).toBe(false);
      expect(price % steps[end]).toBe(end === '99' ? 99 : 0);
    }),
  );
});

test.each([
  [18_000, null, 32, '99', 26_499],
  [18_000, null, 32, 'cent', 26_471],
  [18_000, null, 32, 'dollar', 26_500],
  [18_000, 26_500, 32, '99', 26_599],
  [18_000, 29_900, 32, 'cent', 29_900],
  [7_000, null, 30, 'cent', 10_000],
  [9_999, null, 0, '99', 9_999],
] as const)(
  'a cost of %i with MAP %s at %f %% to %s is %i',
  (costCents, mapCents, marginPercent, end, cents) => {
    expect(priceByMargin({ costCents, mapCents }, { marginPercent, end })).toBe(cents);
  },
);
