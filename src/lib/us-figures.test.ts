import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usFigure } from './us-figures.ts';

test.for(['en', 'es'] as const)('figures are grouped as Intl does it for %s-US', (locale) => {
  const intl = new Intl.NumberFormat(`${locale}-US`);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (tenths) => {
      expect(usFigure(String(tenths / 10), locale)).toBe(intl.format(tenths / 10));
    }),
  );
});

test('decimals are kept as they are given', () => {
  expect(usFigure('1234.50', 'en')).toBe('1,234.50');
  expect(usFigure('999', 'en')).toBe('999');
});
