import { expect, test } from 'vitest';
import { compareArms, isSplitOff, rateOf } from './statistics.ts';

/** mulberry32: the same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Two arms that gain ten visitors each between two looks; whether any look found a difference. */
function saysDifferent(random: () => number, [one, other]: readonly [number, number]): boolean {
  const control = { exposed: 0, reached: 0 };
  const variant = { exposed: 0, reached: 0 };
  for (let look = 0; look < 100; look += 1) {
    for (let visitor = 0; visitor < 10; visitor += 1) {
      control.exposed += 1;
      variant.exposed += 1;
      if (random() < one) control.reached += 1;
      if (random() < other) variant.reached += 1;
    }
    const found = compareArms(control, variant);
    if (found && (found.low > 0 || found.high < 0)) return true;
  }
  return false;
}

test('looked at a hundred times, equal variants are called different in 1 of 20 at most', () => {
  const random = randomFrom(20261122);
  const wrong = Array.from({ length: 200 }, () => saysDifferent(random, [0.1, 0.1]));
  expect(wrong.filter(Boolean).length).toBeLessThanOrEqual(10);
});

test('a variant that is much better is found out', () => {
  const random = randomFrom(7);
  const found = Array.from({ length: 40 }, () => saysDifferent(random, [0.1, 0.2]));
  expect(found.filter(Boolean).length).toBeGreaterThan(35);
});

test('the interval holds the difference in its middle, and of few visitors there is none', () => {
  const found = compareArms({ exposed: 1000, reached: 100 }, { exposed: 1000, reached: 130 });
  expect(found?.estimate).toBeCloseTo(0.03, 9);
  expect(found?.low).toBeLessThan(0);
  expect(((found?.low ?? 0) + (found?.high ?? 0)) / 2).toBeCloseTo(0.03, 9);
  expect(compareArms({ exposed: 29, reached: 0 }, { exposed: 500, reached: 50 })).toBeNull();
  expect(compareArms({ exposed: 50, reached: 0 }, { exposed: 50, reached: 0 })?.high).toBeLessThan(
    1,
  );
  expect(rateOf({ exposed: 0, reached: 0 })).toBe(0);
});

test('a split that is off is said, chance is not', () => {
  expect(isSplitOff([5000, 5080], [1, 1])).toBe(false);
  expect(isSplitOff([5000, 5400], [1, 1])).toBe(true);
  expect(isSplitOff([1000, 2000], [1, 2])).toBe(false);
});
