import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromUsd, formatCents, formatDollars } from './money.ts';

test('whole dollars are written without zeros, cents with two digits', () => {
  expect(formatCents(129_900, 'en')).toBe('$1,299');
  expect(formatCents(1_250, 'en')).toBe('$12.50');
});

test('a total is told in whole dollars, the nearest', () => {
  expect(formatDollars(298_249, 'en')).toBe('$2,982');
  expect(formatDollars(298_250, 'es')).toBe('$2,983');
});

test('Spanish readers in the United States see dollars the way Phoenix writes them', () => {
  expect(formatCents(129_900, 'es')).toBe('$1,299');
});

test.for(['en', 'es'] as const)('amounts read as Intl writes dollars for %s-US', (locale) => {
  const intl = new Intl.NumberFormat(`${locale}-US`, { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(formatCents(cents, locale)).toBe(intl.format(cents / 100).replace('.00', ''));
    }),
  );
});

test('dollars and cents convert without drifting', () => {
  expect(centsFromUsd(19.99)).toBe(1999);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(centsFromUsd(cents / 100)).toBe(cents);
    }),
  );
});

test('what is not an amount is refused', () => {
  expect(() => centsFromUsd(Number.NaN)).toThrow(RangeError);
});
