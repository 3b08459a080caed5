import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { buildNumbers, dailyFigures, type FitBuild, seemingMpgLossPercent } from './index.ts';

const f150 = vehicleOf('ford-f150-2021');
const stock: FitBuild = { vehicle: f150, lift: null, wheel: null, tire: null };

const plain = { for: '', driveline: null, reGear: false } as const;
const suspension = (frontIn: number, rearIn: number): Pick<FitBuild, 'lift'> => ({
  lift: { ...plain, type: 'coilover', frontIn, rearIn },
});
const body = (inches: number): Pick<FitBuild, 'secondLift'> => ({
  secondLift: { ...plain, type: 'body', frontIn: inches, rearIn: inches },
});
const tire = (diameterIn: number): Pick<FitBuild, 'tire'> => ({
  tire: { size: '35x12.50R20LT', diameterIn, rimMinIn: null, rimMaxIn: null },
});

const rise = (build: Partial<FitBuild>) => {
  const { stepIn, hitch } = dailyFigures({ ...stock, ...build });
  return { stepIn: Number(stepIn.value), hitch: Number(hitch.value) };
};

const inches = fc.integer({ min: 0, max: 32 }).map((quarters) => quarters / 4);
const diameters = fc.integer({ min: 280, max: 400 }).map((tenths) => tenths / 10);
const anyVehicle = fc.constantFrom(...vehicles);
const anyBuild = fc
  .tuple(anyVehicle, inches, inches, inches, diameters)
  .map(([vehicle, front, rear, body_, diameterIn]) => ({
    vehicle,
    ...suspension(front, rear),
    ...body(body_),
    ...tire(diameterIn),
  }));

test('the worked example: front lift 6, rear 4, body 2, 35s on a 275/65R18', () => {
  const { stepIn, hitch } = rise({ ...suspension(6, 4), ...body(2), ...tire(35) });
  expect(stepIn).toBeCloseTo(1.46 + 5 + 2, 2);
  expect(hitch).toBeCloseTo(1.46 + 4 - (2 * f150.rearOverhangIn) / f150.wheelbaseIn, 2);
});

test.for(vehicles)('nothing changes on a stock $id, and that is certain', (vehicle) => {
  const figures = Object.values(dailyFigures({ ...stock, vehicle }));
  for (const figure of figures) {
    expect(figure).toMatchObject({ delta: 0, approximate: false, confidence: 'high' });
  }
});

test('a level kit, a body lift and tires add up, and the body lift leaves the hitch alone', () => {
  fc.assert(
    fc.property(anyVehicle, inches, inches, diameters, (vehicle, lift, body_, diameterIn) => {
      const parts = [{ ...suspension(lift, lift) }, { ...body(body_) }, { ...tire(diameterIn) }];
      const whole = rise({
        vehicle,
        ...suspension(lift, lift),
        ...body(body_),
        ...tire(diameterIn),
      });
      const sum = (name: 'stepIn' | 'hitch') =>
        parts.reduce((total, part) => total + rise({ vehicle, ...part })[name], 0);
      expect(whole.stepIn).toBeCloseTo(sum('stepIn'), 6);
      expect(whole.hitch).toBeCloseTo(sum('hitch'), 6);
      expect(whole.stepIn - whole.hitch).toBeCloseTo(body_, 6);
    }),
  );
});

test('more lift or a larger tire never lowers the step, nor more at the rear the hitch', () => {
  fc.assert(
    fc.property(anyVehicle, inches, inches, diameters, inches, (vehicle, front, rear, at, more) => {
      const build = { vehicle, ...suspension(front, rear), ...tire(at) };
      const before = rise(build);
      const taller = rise({ ...build, ...tire(at + more) });
      const raisedRear = rise({ ...build, ...suspension(front, rear + more) });
      const raisedFront = rise({ ...build, ...suspension(front + more, rear) });
      expect(taller.stepIn - before.stepIn).toBeCloseTo(more / 2, 6);
      expect(taller.hitch - before.hitch).toBeCloseTo(more / 2, 6);
      expect(raisedRear.stepIn).toBeGreaterThanOrEqual(before.stepIn);
      expect(raisedRear.hitch).toBeGreaterThanOrEqual(before.hitch);
      expect(raisedFront.stepIn).toBeGreaterThanOrEqual(before.stepIn);
      // The tail dips behind the rear axle when only the nose rises.
      expect(raisedFront.hitch).toBeLessThanOrEqual(before.hitch);
    }),
  );
});

test('the step rises with the roof, which the height tells', () => {
  fc.assert(
    fc.property(anyBuild, (build) => {
      const whole = { ...stock, ...build };
      expect(dailyFigures(whole).stepIn.value).toBeCloseTo(
        Number(buildNumbers(whole).height.delta),
        6,
      );
    }),
  );
});

test('a tail that tilts is estimated from the overhang, and says so', () => {
  const { hitch } = dailyFigures({ ...stock, ...suspension(2, 0) });
  expect(hitch).toMatchObject({ approximate: true, confidence: 'medium' });
  expect(hitch.value).toBeLessThan(0);
  expect(hitch.source.label).toMatch(/^Vehicle record Ford F-150 .*: wheelbase and rear overhang$/);
});

test('a spare on the tailgate is not where the receiver is', () => {
  const wrangler = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const distance = (spareProtrusionIn: number | null) => {
    const vehicle = { ...wrangler, spareProtrusionIn };
    return dailyFigures({ ...stock, vehicle, ...suspension(2, 0) }).hitch.inputs[
      'receiver distance'
    ];
  };
  expect(distance(7)).toBe(wrangler.rearOverhangIn - 7);
});

test('the odometer and the true miles per gallon agree, whatever the truck burns', () => {
  const gallons = fc.double({ min: 1, max: 40, noNaN: true });
  fc.assert(
    fc.property(anyBuild, gallons, (build, burnt) => {
      const { odometer } = dailyFigures({ ...stock, ...build });
      const driven = Number(odometer.value);
      const byOdometer = 100 / burnt;
      const truly = driven / burnt;
      expect(truly * (1 - seemingMpgLossPercent(driven) / 100)).toBeCloseTo(byOdometer, 6);
      expect(Math.sign(driven - 100)).toBe(
        Math.sign(Number(odometer.inputs.tire) - Number(odometer.inputs['stock tire'])),
      );
    }),
  );
});

test('a taller tire is driven further on the same count', () => {
  fc.assert(
    fc.property(anyVehicle, diameters, inches, (vehicle, at, more) => {
      const driven = (diameterIn: number) =>
        Number(dailyFigures({ ...stock, vehicle, ...tire(diameterIn) }).odometer.value);
      expect(driven(at + more)).toBeGreaterThanOrEqual(driven(at));
      expect(driven(2 * at)).toBeCloseTo(2 * driven(at), 6);
    }),
  );
});
