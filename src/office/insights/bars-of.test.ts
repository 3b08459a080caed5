import { expect, test } from 'vitest';
import { barsOf } from './bars-of.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString(),
    visitors: 1,
  }));

test('a quarter is drawn by days, a year by weeks of which the last is whole', () => {
  expect(barsOf(days(90))).toHaveLength(90);
  const year = barsOf(days(365));
  expect(year).toHaveLength(53);
  expect(year[0]).toEqual({ from: '2026-01-01', visitors: 1 });
  expect(year.at(-1)).toEqual({ from: '2026-12-25', visitors: 7 });
  expect(year.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(365);
});
