import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenderIn, type OwnTruck } from '#src/domain/catalog/index.ts';
import { catalog, kits, vehicles } from '#tests/factories/demo-records.ts';
import { type FitLift, liftHeights } from './build.ts';
import { fenderHeights, stanceOf } from './fender-heights.ts';
import { asOwned } from './own-truck.ts';
import { rakeAfterLift } from './ride-height.ts';
import { assessFitment } from './rules.ts';

const kit = (frontIn: number, rearIn: number, type: FitLift['type'] = 'coilover'): FitLift => ({
  ...{ for: '', driveline: null, reGear: false },
  ...{ type, frontIn, rearIn },
});
const own = { fenderFrontIn: 21.5, fenderRearIn: 23.5 };

test('a kit raises each fender, and what is left between them is the rake', () => {
  expect(fenderHeights(own, { lift: kit(2, 1) })).toEqual({
    ends: [
      { end: 'front', nowIn: 21.5, kitIn: 2, builtIn: 23.5 },
      { end: 'rear', nowIn: 23.5, kitIn: 1, builtIn: 24.5 },
    ],
    rakeNowIn: 2,
    rakeIn: 1,
  });
});

test('without a kit they stay; a body lift raises both ends, also on top of a kit', () => {
  expect(fenderHeights(own, { lift: null })).toMatchObject({ rakeNowIn: 2, rakeIn: 2 });
  const { ends = [], rakeIn } =
    fenderHeights(own, { lift: kit(2, 0), secondLift: kit(3, 3, 'body') }) ?? {};
  expect(ends.map(({ builtIn }) => builtIn)).toEqual([26.5, 26.5]);
  expect(rakeIn).toBe(0);
});

test('one end alone is kept without a rake; nothing measured, nothing said', () => {
  const { ends, ...rake } = fenderHeights({ fenderRearIn: 24 }, { lift: kit(2, 1) }) ?? {};
  expect(ends).toEqual([{ end: 'rear', nowIn: 24, kitIn: 1, builtIn: 25 }]);
  expect(rake).toEqual({ rakeNowIn: null, rakeIn: null });
  expect(fenderHeights({ trim: 'tremor' }, { lift: kit(2, 1) })).toBeNull();
  expect(fenderHeights(undefined, { lift: null })).toBeNull();
});

test.for([
  [2, 'nose-low'],
  [0.2, 'level'],
  [-0.2, 'level'],
  [-1, 'nose-high'],
] as const)('a rake of %f in: %s', ([rakeIn, stance]) => {
  expect(stanceOf(rakeIn)).toBe(stance);
});

const measured: fc.Arbitrary<OwnTruck> = fc.record({
  fenderFrontIn: fc.double({ min: fenderIn.least, max: fenderIn.most, noNaN: true }),
  fenderRearIn: fc.double({ min: fenderIn.least, max: fenderIn.most, noNaN: true }),
});

test('the rake changes as the kits’ published formula says, whatever was measured', () => {
  fc.assert(
    fc.property(measured, fc.constantFrom(...kits), (heights, lift) => {
      const told = fenderHeights(heights, { lift });
      const { rakeIn } = rakeAfterLift({
        stockRakeIn: told?.rakeNowIn ?? Number.NaN,
        wheelbaseIn: 120,
        lift: liftHeights(lift),
      });
      expect(told?.rakeIn).toBeCloseTo(rakeIn, 9);
    }),
  );
});

test('no verdict, reason or figure of a build knows of them', () => {
  const build = fc.record({
    record: fc.constantFrom(...vehicles),
    lift: fc.constantFrom(null, ...kits),
    wheel: fc.constantFrom(null, ...catalog.wheels),
    tire: fc.constantFrom(null, ...catalog.tires),
  });
  fc.assert(
    fc.property(build, measured, ({ record, ...parts }, heights) => {
      const year = record.years[0];
      const judged = (told?: OwnTruck) =>
        assessFitment({ vehicle: asOwned(record, { year, own: told }), ...parts });
      expect(judged(heights)).toEqual(judged());
    }),
  );
});
