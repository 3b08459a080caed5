import { expect, test } from 'vitest';
import { chiSquareP } from './chi-square.ts';

/** Values from standard statistical tables. */
test.each([
  [3.841, 1, 0.05],
  [10.828, 1, 0.001],
  [5.991, 2, 0.05],
  [0.103, 2, 0.95],
  [11.07, 5, 0.05],
  [18.307, 10, 0.05],
])('χ² of %d with %d degrees of freedom', (statistic, freedom, p) => {
  const total = 1_000_000;
  const cells = freedom + 1;
  // Two cells that deviate enough to give exactly this statistic.
  const shift = Math.sqrt((statistic * total) / cells / 2);
  const counts = Array.from({ length: cells }, (_, at) => {
    const share = total / cells;
    if (at === 0) return share + shift;
    return at === 1 ? share - shift : share;
  });
  const shares = Array.from({ length: cells }, () => 1);
  expect(chiSquareP(counts, shares)).toBeCloseTo(p, 3);
});

test('what was expected is no surprise, and of one cell nothing can be said', () => {
  expect(chiSquareP([50, 100, 150], [1, 2, 3])).toBe(1);
  expect(chiSquareP([7], [1])).toBe(1);
  expect(chiSquareP([0, 0], [1, 1])).toBe(1);
  expect(chiSquareP([10, 90], [0, 1])).toBe(1);
});
