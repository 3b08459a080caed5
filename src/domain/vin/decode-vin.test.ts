import { expect, test } from 'vitest';
import { decodeVin } from './decode-vin.ts';
import type { VinPattern, VinTable } from './vin-table.ts';

const texts = ['Truck', 'Ford', 'F-250', 'Econoline', 'XLT', 'Class 2H: 9,001 - 10,000 lb'];
const [type, ford, f250, econoline, xlt, heavy] = [0, 1, 2, 3, 4, 5];
const keys = ['model', 'trim', 'gvwrFrom'];
const [model, trim, gvwrFrom] = [0, 1, 2];

const old: VinPattern[] = [
  ['**2', model, f250, ford, 1],
  ['**2', gvwrFrom, heavy],
];
const today: VinPattern[] = [['**2', model, f250, ford, 1]];

/** Two generations of one maker, 30 years apart. */
function tableOf(l: 0 | 1, schemas: VinPattern[][] = [old, today]): VinTable {
  const [first, last] = [
    [0, 1995, 1999],
    [1, 2025, 0],
  ] as const;
  const wmis = { '1FT': { m: [ford], t: type, l, s: [last, first] } };
  return {
    ...{ format: 1, source: 'test', dataAsOf: '2026-03-12', fromYear: 1995 },
    ...{ keys, texts, wmis, schemas },
  };
}

const yearsOf = (table: VinTable, vin: string) => {
  const decoded = decodeVin(table, vin, 2026);
  return decoded.status === 'decoded'
    ? [decoded.vehicle.year, decoded.vehicle.otherYear]
    : decoded.status;
};

test('position 7 settles the year of a light vehicle', () => {
  expect(yearsOf(tableOf(1), '1FTAA2AP0SFA12345')).toEqual([2025, null]);
  expect(yearsOf(tableOf(1), '1FTAA24P0SFA12345')).toEqual([1995, null]);
});

test('of a heavy truck it only says which is likelier, and the other year is named', () => {
  expect(yearsOf(tableOf(0), '1FTAA2AP0SFA12345')).toEqual([2025, 1995]);
  expect(yearsOf(tableOf(0), '1FTAA24P0SFA12345')).toEqual([1995, 2025]);
});

test('of a heavy truck a model of the list comes before position 7', () => {
  const other: VinPattern[] = [['**2', model, econoline, ford, 0]];
  expect(yearsOf(tableOf(0, [old, other]), '1FTAA2AP0SFA12345')).toEqual([1995, 2025]);
  expect(yearsOf(tableOf(1, [old, other]), '1FTAA2AP0SFA12345')).toEqual([2025, null]);
});

test('a light vehicle without a model in its lawful year is read in the other one', () => {
  expect(yearsOf(tableOf(1, [old, []]), '1FTAA2AP0SFA12345')).toEqual([1995, null]);
  expect(yearsOf(tableOf(1, [[], []]), '1FTAA2AP0SFA12345')).toBe('unknown-model');
});

test('a schema without a model speaks for every model of its maker', () => {
  const details: VinPattern[] = [['****P', trim, xlt]];
  const table = tableOf(1, [old, today, details]);
  const [maker] = Object.values(table.wmis);
  const wider = { ...table, wmis: { '1FT': { ...maker, s: [...(maker?.s ?? []), [2, 1995, 0]] } } };
  expect(decodeVin(wider as VinTable, '1FTAA2AP0SFA12345', 2026)).toMatchObject({
    vehicle: { year: 2025, trims: ['XLT'] },
  });
});

test('a 9 in position 3 is a small maker, whose code goes on in positions 12 to 14', () => {
  const table = tableOf(1);
  const wmis = { '1F9123': { m: [ford], t: type, l: 1 as const, s: [[1, 2025, 0] as const] } };
  expect(yearsOf({ ...table, wmis }, '1F9AA2AP0SF123345')).toEqual([2025, null]);
  expect(yearsOf({ ...table, wmis }, '1F9AA2AP0SF124345')).toBe('unknown-maker');
});
