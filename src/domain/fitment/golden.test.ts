import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import { type FitBuild, factoryTire, factoryWheel } from './build.ts';
import golden from './golden.json' with { type: 'json' };
import { assessFitment } from './rules.ts';

type Combination = (typeof golden)[number];

/** Null in the file: stock height, or the factory's own part. */
function buildOf({ lift, wheel, tire, ...names }: Combination): FitBuild {
  const vehicle = vehicleOf(names.vehicle);
  return {
    vehicle,
    lift: lift === null ? null : kitOf(lift),
    wheel: wheel === null ? factoryWheel(vehicle) : wheelOf(wheel),
    tire: tire === null ? factoryTire(vehicle) : tireOf(tire),
  };
}

test.for(golden)('$vehicle, $lift, $wheel, $tire: $verdict', (combination) => {
  const { verdict, reasons } = assessFitment(buildOf(combination));
  const decisive = reasons.filter((one) => one.decides && one.verdict !== 'fits');
  expect(verdict).toBe(combination.verdict);
  expect(decisive.map((one) => one.code)).toEqual(combination.reasons);
});

test('the set is large, mixed and reviewed', () => {
  expect(golden.length).toBeGreaterThanOrEqual(60);
  for (const verdict of ['fits', 'fits-with-work', 'unknown', 'does-not-fit']) {
    expect(golden.filter((one) => one.verdict === verdict).length).toBeGreaterThanOrEqual(8);
  }
  for (const { review } of golden) expect(review).toMatch(/\w.{15,}\.$/);
});
