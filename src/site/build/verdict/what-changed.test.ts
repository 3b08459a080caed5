import { expect, test } from 'vitest';
import type { BuildOutcome } from './build-outcome.ts';
import { whatChanged } from './what-changed.ts';

const stock: BuildOutcome = { verdict: 'fits', heightIn: 77.2, speedMph: 65, totalCents: 0 };

test('a choice is told by its verdict, height, price and speedometer', () => {
  const after = { verdict: 'fits-with-work', heightIn: 82.1, speedMph: 70.94, totalCents: 576_049 };
  expect(whatChanged(stock, { ...stock, ...after } as BuildOutcome, 'en')).toBe(
    'Now: fits with work. 4.9 in taller, +$5,760, the speedometer reads 65 at 70.9 mph.',
  );
  expect(whatChanged(stock, { ...stock, ...after } as BuildOutcome, 'es')).toBe(
    'Ahora: le queda con trabajo. 4.9 pulg más alta, +$5,760, el velocímetro marca 65 cuando vas a 70.9 mph.',
  );
});

test('what stays is left out, and a change back says so', () => {
  const dearer = { ...stock, totalCents: 120_000 };
  expect(whatChanged(stock, dearer, 'en')).toBe('Still: fits. +$1,200.');
  expect(whatChanged({ ...stock, heightIn: 80 }, stock, 'en')).toBe('Still: fits. 2.8 in lower.');
  expect(whatChanged(stock, { ...stock }, 'en')).toBe(
    'Still: fits. Height, price and speedometer stay.',
  );
});

test('nothing is said of a fit that nobody has asked about', () => {
  expect(whatChanged({ ...stock, verdict: null }, { ...stock, verdict: null }, 'en')).toBe(
    'Height, price and speedometer stay.',
  );
});
