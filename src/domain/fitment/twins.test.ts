import { expect, test } from 'vitest';
import { catalog, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import type { FitBuild } from './build.ts';
import { judgeFitment } from './rules.ts';

/** One truck under two names, built on one line. */
const NAMES = [
  ['chevrolet-silverado', 'gmc-sierra'],
  ['chevrolet-colorado', 'gmc-canyon'],
  ['chevrolet-tahoe', 'gmc-yukon'],
] as const;

const twins = vehicles.flatMap(({ id }) => {
  const [from, to] = NAMES.find(([name]) => id.startsWith(name)) ?? [];
  const other = from && to && id.replace(from, to);
  return other && vehicles.some((one) => one.id === other) ? [[id, other] as const] : [];
});

test('every Chevrolet truck that GMC sold too has its twin on record', () => {
  const chevrolets = vehicles.filter(({ id }) => NAMES.some(([name]) => id.startsWith(name)));
  const alone = chevrolets.filter(({ id }) => !twins.some(([one]) => one === id));
  // The "LD" of 2019 is GMC's "Limited".
  expect(alone.map(({ id }) => id)).toEqual(['chevrolet-silverado-1500-ld-2019']);
});

/** Each part alone, and each kit with each wheel of the bolt pattern and a tire for the wheel. */
function builds(vehicle: FitBuild['vehicle']): FitBuild[] {
  const wheels = catalog.wheels.filter((one) => one.boltPatterns.includes(vehicle.boltPattern));
  const rims = (diameterIn: number) =>
    catalog.tires.filter(({ size }) => size.includes(`R${diameterIn}`));
  const none = { vehicle, lift: null, wheel: null, tire: null };
  return [
    ...kits.map((lift) => ({ ...none, lift })),
    ...catalog.wheels.map((wheel) => ({ ...none, wheel })),
    ...catalog.tires.map((tire) => ({ ...none, tire })),
    ...[null, ...kits].flatMap((lift) =>
      wheels.flatMap((wheel) =>
        rims(wheel.diameterIn).map((tire) => ({ vehicle, lift, wheel, tire })),
      ),
    ),
  ];
}

test.for(twins)('%s and %s get one answer for every part and combination', ([one, other]) => {
  const theirs = builds(vehicleOf(other));
  const different = builds(vehicleOf(one)).filter(
    (build, at) => judgeFitment(build) !== judgeFitment(theirs[at] ?? build),
  );
  expect(different).toEqual([]);
});
