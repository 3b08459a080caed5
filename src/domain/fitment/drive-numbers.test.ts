import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/catalog/index.ts';
import { driveNumbers, factoryTire, liftFigures, loadNumbers } from './index.ts';

const f150 = vehicleSchema
  .array()
  .parse(records)
  .find(({ id }) => id === 'ford-f150-2021');
if (!f150) throw new Error('The reference file has changed');
const tire = {
  size: '35x12.50R20LT',
  diameterIn: 35,
  rimMinIn: null,
  rimMaxIn: null,
  maxLoadLb: 3195,
};
const build = { vehicle: f150, lift: null, wheel: null, tire };

test('the oracle: 35s on 275/65R18 at 3.55', () => {
  const { speedometerPercent, gears, rpmFactor, rpm } = driveNumbers(build);
  expect(speedometerPercent).toBeCloseTo(9.1, 1);
  const gear = gears.find(({ axle }) => axle === 3.55);
  expect(gear?.effective).toBeCloseTo(3.25, 2);
  expect(gear?.restoring).toBeCloseTo(3.87, 2);
  expect(rpmFactor).toBeCloseTo(0.916, 3);
  expect(rpm.find(({ axle }) => axle === 3.55)?.fitted).toBeCloseTo(2387, 0);
});

test('a tire is held against the label, else against the lesser of factory tire and heaviest trim', () => {
  expect(loadNumbers(build)).toMatchObject({
    haveLb: 3195,
    needLb: 2400,
    basis: 'trims',
    derated: false,
  });
  const unsaid = { ...f150, gawrFrontRangeLb: null };
  const factory = { needLb: 2505, basis: 'factory' };
  expect(loadNumbers({ ...build, vehicle: unsaid })).toMatchObject(factory);
  const heavy = { ...f150, gawrRearRangeLb: [3300, 5400] as [number, number] };
  expect(loadNumbers({ ...build, vehicle: heavy })).toMatchObject(factory);
  const rated = { ...f150, gawrFrontLb: 3500, gawrRearLb: 4800 };
  expect(loadNumbers({ ...build, vehicle: rated })).toMatchObject({ needLb: 2400, basis: 'axle' });
});

test('a passenger tire counts for less, and the factory tire carries what is needed', () => {
  const passenger = { ...tire, size: '275/65R18', maxLoadLb: 2756 };
  expect(loadNumbers({ ...build, tire: passenger })).toMatchObject({ haveLb: 2505, derated: true });
  const { haveLb, needLb } = loadNumbers({ ...build, tire: factoryTire(f150) });
  expect(haveLb).toBeGreaterThanOrEqual(needLb ?? 0);
});

test('a body lift counts at both axles', () => {
  const body = {
    type: 'body' as const,
    for: '',
    frontIn: 2,
    rearIn: 2,
    driveline: null,
    reGear: false as const,
  };
  const { liftFront, liftRear } = liftFigures({ ...build, lift: body });
  expect([liftFront.value, liftRear.value]).toEqual([2, 2]);
  expect(liftFigures(build).liftFront).toMatchObject({ value: 0, confidence: 'high' });
});

test('without ratios or loads on record there is no engine speed and no load', () => {
  const silent = {
    ...f150,
    gawrFrontRangeLb: null,
    stockAxleRatios: null,
    stockTire: { size: 'unreadable', diameterIn: 32 },
  };
  expect(driveNumbers({ ...build, vehicle: silent })).toMatchObject({ gears: [], rpm: [] });
  const unread = { ...tire, size: 'unreadable', maxLoadLb: null };
  expect(loadNumbers({ ...build, vehicle: silent, tire: unread })).toMatchObject({
    haveLb: null,
    needLb: null,
    needIndex: null,
    basis: null,
    derated: false,
  });
  expect(loadNumbers({ ...build, tire: null })).toMatchObject({ derated: false });
});
