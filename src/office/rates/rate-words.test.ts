import { expect, test } from 'vitest';
import { rateFiguresSchema } from '#src/domain/rates/index.ts';
import { shopRates } from '#tests/factories/finished-builds.ts';
import { rateLeaves, rateSections } from './rate-leaves.ts';
import ratesStrings from './words.json' with { type: 'json' };

test('every line of the form has its words', () => {
  const names = rateSections.flatMap(({ lines }) => lines.map(({ path }) => `field.${path}`));
  const known = Object.keys(ratesStrings).filter((key) => key.startsWith('field.'));
  expect(names.toSorted()).toEqual(known.toSorted());
});

test('every figure of a set has a field', () => {
  const { setId: _id, date: _date, ...rates } = shopRates;
  // The rules of tax have fields of their own.
  const { tax: _tax, ...figures } = rateFiguresSchema.parse(rates);
  const paths = leavesOf(figures);
  expect(rateLeaves.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

function leavesOf(record: object): string[] {
  return Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' ? leavesOf(value).map((path) => `${key}.${path}`) : [key],
  );
}
