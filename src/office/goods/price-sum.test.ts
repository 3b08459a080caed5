import { expect, test } from 'vitest';
import { translate } from '#src/web/words/translate.ts';
import marginStrings from './margin-words.json' with { type: 'json' };
import { priceSum } from './price-sum.ts';

const t = translate(marginStrings, 'en');
const rule = { marginPercent: 32, end: '99' } as const;
const told = (after: Record<string, number | null> | null) => priceSum(t, { after, rule });

test('a price is shown with the sum behind it', () => {
  expect(told({ priceCents: 26_499, costCents: 18_000 })).toBe('cost $180.00 at 32 %');
  expect(told({ priceCents: 26_499, costCents: 18_000, mapCents: 25_000 })).toBe(
    'cost $180.00 at 32 %',
  );
  expect(told({ priceCents: 29_999, costCents: 18_000, mapCents: 29_950 })).toBe(
    'cost $180.00 at 32 % is below MAP $299.50',
  );
  expect(told({ priceCents: 26_499 })).toBe('same cost at 32 %');
});

test('a row that gets no price by the rule has no sum', () => {
  expect(told({ costCents: 18_000 })).toBeNull();
  expect(told(null)).toBeNull();
  expect(priceSum(t, { after: { priceCents: 26_499 }, rule: null })).toBeNull();
});
