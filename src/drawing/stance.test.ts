import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { bodyTransform, riseAt, stanceOf } from './stance.ts';
import { sectionOfSize, stockBuild } from './stock-build.ts';

const [vehicle] = vehicleSchema.array().parse(records);
if (!vehicle) throw new Error('The reference file is empty');
const move = { scalePxPerIn: 5, pivotPx: [200, 300] } as const;

test('a stock build stands as it is', () => {
  const stance = stanceOf(vehicle, stockBuild(vehicle));
  expect(stance.moved).toBe(false);
  expect(bodyTransform(stance, move)).toBe('translate(0 0)');
});

test('the body rises by the lift and half of what the tire grew', () => {
  const build = stockBuild(vehicle);
  const tire = { ...build.tire, diameterIn: build.tire.diameterIn + 3 };
  const stance = stanceOf(vehicle, { ...build, tire, liftFrontIn: 4, liftRearIn: 2 });
  expect(stance.riseFrontIn).toBeCloseTo(5.5);
  expect(stance.riseRearIn).toBeCloseTo(3.5);
  expect(riseAt(stance, stance.wheelbaseIn / 2)).toBeCloseTo(4.5);
  expect(stance.moved).toBe(true);
});

test('a level lift moves the body straight up, a rake turns it about the front hub', () => {
  const level = { riseFrontIn: 4, riseRearIn: 4, wheelbaseIn: 140 };
  expect(bodyTransform(level, move)).toBe('translate(0 -20)');
  expect(bodyTransform({ ...level, riseRearIn: 2 }, move)).toBe(
    'translate(0 -20) rotate(0.82 200 300)',
  );
});

test('section width comes from the size, in inches', () => {
  expect(sectionOfSize('265/70R17')).toBeCloseTo(10.43, 2);
  expect(sectionOfSize('LT315/70R17')).toBeCloseTo(12.4, 1);
});
