import { expect, test } from 'vitest';
import { createDateShift } from './shift-date.ts';

const shiftOn = (day: string) => createDateShift(Temporal.PlainDate.from(day));

test('in its own week, and before it, the demo keeps its dates', () => {
  expect(shiftOn('2026-11-27')('2026-11-14')).toBe('2026-11-14');
  expect(shiftOn('2026-01-01')('2026-11-14')).toBe('2026-11-14');
});

test('later all dates move by whole weeks, across the end of a year', () => {
  expect(shiftOn('2026-11-28')('2026-11-14')).toBe('2026-11-21');
  expect(shiftOn('2027-12-01')('2027-01-31')).toBe('2028-02-06');
});
