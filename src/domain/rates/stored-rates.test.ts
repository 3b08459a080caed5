import { expect, test } from 'vitest';
import { shopRates } from '#tests/factories/finished-builds.ts';
import { rateFiguresSchema } from './schemas.ts';
import { storedRates, wholeRates } from './stored-rates.ts';
import { unknownRegion } from './tax-rules.ts';

const { setId: _id, date: _date, ...figures } = shopRates;

test('a set comes back as it was saved, and one without rules of tax has Arizona’s', () => {
  expect(wholeRates(storedRates(figures))).toEqual(figures);
  const { record } = storedRates(figures);
  expect(wholeRates({ record, tax: null })).toEqual(figures);
});

test('the version before finds no key that it does not know, and no Arizona where that is not the rule', () => {
  const { tax: _tax, ...known } = figures;
  expect(storedRates(figures).record).toEqual(known);
  const other = { ...unknownRegion, percent: 8.125, parts: true, tireFeeCents: 250 };
  const near = { salesTaxOnPartsPercent: 8.13, tireFeePercent: 100, tireFeeCapCentsEach: 250 };
  expect(storedRates({ ...figures, tax: other }).record).toEqual({ ...known, ...near });
  expect(storedRates({ ...figures, tax: unknownRegion }).record).toMatchObject({
    ...{ salesTaxOnPartsPercent: 0, tireFeePercent: 0, tireFeeCapCentsEach: 0 },
  });
  expect(rateFiguresSchema.safeParse(storedRates(figures).record).success).toBe(true);
});
