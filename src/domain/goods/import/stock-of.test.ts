import { expect, test } from 'vitest';
import { stockOf } from './stock-of.ts';

const now = { onHand: 4, leadTimeDays: 9 };
const supplier = { stockIs: 'supplier', supplierDays: 2 } as const;
const own = { stockIs: 'shop', supplierDays: null } as const;

test('pieces of a supplier are never on the shelf of the shop', () => {
  expect(stockOf({ onHand: 42 }, supplier, now)).toEqual({ onHand: 4, leadTimeDays: 2 });
  expect(stockOf({ onHand: 42 }, supplier)).toEqual({ onHand: null, leadTimeDays: 2 });
});

test('what the supplier is out of comes when the file says so, or nobody knows when', () => {
  expect(stockOf({ onHand: 0, leadTimeDays: 20 }, supplier, now).leadTimeDays).toBe(20);
  expect(stockOf({ onHand: 0 }, supplier, now)).toEqual({ onHand: 4, leadTimeDays: null });
});

test('a cell that says nothing changes nothing', () => {
  expect(stockOf({ onHand: null }, supplier, now)).toEqual(now);
  expect(stockOf({}, supplier, now)).toEqual(now);
  expect(stockOf({}, own, now)).toEqual(now);
});

test('without usual days a part that the supplier has keeps its lead time', () => {
  const noDays = { stockIs: 'supplier', supplierDays: null } as const;
  expect(stockOf({ onHand: 3 }, noDays, now)).toEqual(now);
});

test('a count of the shop itself replaces the old one', () => {
  expect(stockOf({ onHand: 7 }, own, now)).toEqual({ onHand: 7, leadTimeDays: 9 });
  expect(stockOf({ onHand: null, leadTimeDays: 3 }, own, now)).toEqual({
    onHand: null,
    leadTimeDays: 3,
  });
});
