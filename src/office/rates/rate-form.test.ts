import { expect, test } from 'vitest';
import { rateFiguresSchema, unknownRegion } from '#src/domain/rates/index.ts';
import { shopRates } from '#tests/factories/finished-builds.ts';
import { figuresOf, rateValues } from './rate-form.ts';

const { setId: _id, date: _date, ...figures } = shopRates;

function issuesOf(values: Record<string, string>): readonly unknown[] {
  try {
    figuresOf({ ...rateValues(figures), ...values });
    return [];
  } catch (error) {
    return (error as { issues: readonly unknown[] }).issues;
  }
}

test('every figure of a set has a field, and comes back as it was', () => {
  expect(rateValues(figures)).toMatchObject({
    labourCentsPerHour: '165',
    salesTaxOnPartsPercent: '9.1',
    'hours.trim.high': '3',
  });
  expect(figuresOf(rateValues(figures))).toEqual(rateFiguresSchema.parse(figures));
});

test('amounts are read as people write them', () => {
  const values = {
    ...rateValues(figures),
    labourCentsPerHour: ' $1,165.50 ',
    tireFeePercent: '2 %',
  };
  expect(figuresOf(values)).toMatchObject({ labourCentsPerHour: 116_550, tireFeePercent: 2 });
});

test('what is no amount is marked with how to write it', () => {
  expect(
    issuesOf({ labourCentsPerHour: '-5', tireFeePercent: '101', 'hours.trim.low': '' }),
  ).toEqual([
    { path: 'labourCentsPerHour', reason: 'rate-form.dollars', values: {} },
    { path: 'tireFeePercent', reason: 'rate-form.percent', values: {} },
    { path: 'hours.trim.low', reason: 'rate-form.hours', values: {} },
  ]);
});

test('a low above its likely is marked', () => {
  expect(issuesOf({ 'hours.trim.low': '2', 'gearSetsCents.high': '100' })).toEqual([
    { path: 'gearSetsCents.high', reason: 'rate-form.high-below', values: {} },
    { path: 'hours.trim.low', reason: 'rate-form.low-above', values: {} },
  ]);
});

test('the rules of another state come back as they were, also half filled in', () => {
  const whole = {
    ...{ region: 'other' as const, percent: 8.125, parts: true, labor: false, supplies: true },
    ...{ tireFeeCents: 250, tireFeeName: 'Tire recycling fee', tireFee: false },
  };
  for (const tax of [whole, unknownRegion, { ...unknownRegion, parts: true, tireFeeCents: 0 }]) {
    expect(figuresOf(rateValues({ ...figures, tax })).tax).toEqual(tax);
  }
  // The hidden fields of Arizona do not count.
  const values = { ...rateValues({ ...figures, tax: whole }), tireFeePercent: 'a lot' };
  expect(figuresOf(values)).toMatchObject({ tax: whole, tireFeePercent: 0 });
});

test('a percentage with four decimals and a fee of words are marked; nothing is guessed', () => {
  const other = { 'tax.region': 'other', 'tax.percent': '8.1251', 'tax.tireFeeCents': 'two' };
  expect(issuesOf(other)).toEqual([
    { path: 'tax.percent', reason: 'rate-form.tax-percent', values: {} },
    { path: 'tax.tireFeeCents', reason: 'rate-form.dollars', values: {} },
  ]);
  expect(issuesOf({ 'tax.region': 'other', 'tax.percent': '101' })).toHaveLength(1);
});
