import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plausibleBuild } from '#tests/factories/builds.ts';
import { catalog, kits, vehicles } from '#tests/factories/demo-records.ts';
import type { FitBuild } from './build.ts';
import type { Verdict } from './reasons.ts';
import { judgeFitment } from './rules.ts';

type Vehicle = FitBuild['vehicle'];

/** Each removes one fact from a vehicle's record. */
const vehicleFacts: Record<string, (vehicle: Vehicle) => Vehicle> = {
  'the bolt pattern': (vehicle) => ({ ...vehicle, boltPattern: '' }),
  'the sizes of other trims': (vehicle) => ({ ...vehicle, altStockTires: [] }),
  'one size of another trim': (vehicle) => ({
    ...vehicle,
    altStockTires: vehicle.altStockTires.slice(1),
  }),
  'the factory offset': (vehicle) => ({
    ...vehicle,
    stockWheel: { ...vehicle.stockWheel, offsetMm: null },
  }),
  'the whole tire table': (vehicle) => ({ ...vehicle, liftTire: [] }),
  'the lowest row': (vehicle) => ({ ...vehicle, liftTire: vehicle.liftTire.slice(1) }),
  'what the rows say beside their limits': (vehicle) => ({
    ...vehicle,
    liftTire: vehicle.liftTire.map((row) => ({ ...row, notes: '' })),
  }),
  'the notes of the record': (vehicle) => ({ ...vehicle, notes: '' }),
  'the trims': (vehicle) => ({ ...vehicle, trims: null }),
  'the range of wheels over the brakes': (vehicle) => ({ ...vehicle, wheelOverBrakes: null }),
  'the sizes that the factory fitted': (vehicle) => ({ ...vehicle, factoryTires: null }),
  'what the rows take untrimmed': (vehicle) => ({
    ...vehicle,
    liftTire: vehicle.liftTire.map((row) => ({ ...row, cleanIn: null, notes: '' })),
  }),
  'what the rows take after a cut': (vehicle) => ({
    ...vehicle,
    liftTire: vehicle.liftTire.map((row) => ({ ...row, cutIn: null, cutAt: [] })),
  }),
  'the smallest wheel': (vehicle) => ({ ...vehicle, minWheelDiameterIn: null }),
  'the front axle rating': (vehicle) => ({ ...vehicle, gawrFrontLb: null }),
  'the rear axle rating': (vehicle) => ({ ...vehicle, gawrRearLb: null }),
  'the range of front ratings': (vehicle) => ({ ...vehicle, gawrFrontRangeLb: null }),
  'the range of rear ratings': (vehicle) => ({ ...vehicle, gawrRearRangeLb: null }),
  'the load index of the factory tire': (vehicle) => ({ ...vehicle, stockLoadIndex: null }),
  'the front spring': (vehicle) => ({
    ...vehicle,
    suspension: { ...vehicle.suspension, frontSpring: null },
  }),
  'the air option': (vehicle) => ({
    ...vehicle,
    suspension: { ...vehicle.suspension, airOption: null },
  }),
  'the model': (vehicle) => ({ ...vehicle, model: '' }),
};

/** Each removes one fact from a part. Requirements of a kit's maker are rules and stay. */
const partFacts: Record<string, (build: FitBuild) => FitBuild> = {
  'what a kit is for': (build) => ({ ...build, lift: build.lift && { ...build.lift, for: '' } }),
  'the bore': (build) => ({ ...build, wheel: build.wheel && { ...build.wheel, boreMm: null } }),
  'the patterns of the wheel': (build) => ({
    ...build,
    wheel: build.wheel && { ...build.wheel, boltPatterns: [] },
  }),
  'the offset': (build) => ({ ...build, wheel: build.wheel && { ...build.wheel, offsetMm: null } }),
  'the rating of the wheel': (build) => ({
    ...build,
    wheel: build.wheel && { ...build.wheel, loadRatingLb: null },
  }),
  'the narrowest rim': (build) => ({
    ...build,
    tire: build.tire && { ...build.tire, rimMinIn: null },
  }),
  'the widest rim': (build) => ({
    ...build,
    tire: build.tire && { ...build.tire, rimMaxIn: null },
  }),
  'the size': (build) => ({ ...build, tire: build.tire && { ...build.tire, size: '' } }),
  'the load of the tire': (build) => ({
    ...build,
    tire: build.tire && { ...build.tire, maxLoadLb: null },
  }),
};

const removals: ((build: FitBuild) => FitBuild)[] = [
  ...Object.values(vehicleFacts).map((take) => (build: FitBuild) => ({
    ...build,
    vehicle: take(build.vehicle),
  })),
  ...Object.values(partFacts),
];

/** Neither of the last two is bought, so "unknown" is neither better nor worse than a refusal. */
const RANK: Record<Verdict, number> = {
  fits: 0,
  'fits-with-work': 1,
  unknown: 2,
  'does-not-fit': 2,
};

/** One part stands for all that no rule can tell apart. */
function distinct<Part extends object>(parts: readonly Part[], fields: string[]): Part[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part, fields), part])).values()];
}

const none = { lift: null, wheel: null, tire: null };
const partsAlone = [
  ...kits.map((lift) => ({ ...none, lift })),
  ...distinct(catalog.wheels, [
    'diameterIn',
    'widthIn',
    'offsetMm',
    'boreMm',
    'boltPatterns',
    'loadRatingLb',
  ]).map((wheel) => ({ ...none, wheel })),
  ...distinct(catalog.tires, ['size', 'diameterIn', 'rimMinIn', 'rimMaxIn', 'maxLoadLb']).map(
    (tire) => ({ ...none, tire }),
  ),
];

const verdicts = new Map(
  vehicles.map((vehicle) => [
    vehicle.id,
    partsAlone.map((parts) => judgeFitment({ vehicle, ...parts })),
  ]),
);

/** Builds that do better without a fact than with it. */
function improvedBy(whole: Vehicle, bare: Vehicle, take = (build: FitBuild) => build): string[] {
  return partsAlone.flatMap((parts, at) => {
    const part = parts.lift ?? parts.wheel ?? parts.tire;
    const before = verdicts.get(whole.id)?.[at] ?? 'fits';
    const after = judgeFitment(take({ vehicle: bare, ...parts }));
    return RANK[after] < RANK[before] ? [`${whole.id} ${part?.sku}: ${before} → ${after}`] : [];
  });
}

test.for(Object.entries(vehicleFacts))(
  'no part of the catalog does better on any vehicle without %s',
  ([, take]) => {
    expect(vehicles.flatMap((vehicle) => improvedBy(vehicle, take(vehicle)))).toEqual([]);
  },
);

test.for(Object.entries(partFacts))(
  'no part of the catalog does better on any vehicle without %s of its own',
  ([, take]) => {
    expect(vehicles.flatMap((vehicle) => improvedBy(vehicle, vehicle, take))).toEqual([]);
  },
);

/** What a record may gain: a door label within the ratings of its trims. */
const labeledBuild = fc
  .tuple(plausibleBuild, fc.option(fc.tuple(fc.nat(100), fc.nat(100))))
  .map(([build, percents]): FitBuild => {
    const { gawrFrontRangeLb, gawrRearRangeLb } = build.vehicle;
    if (!percents || !gawrFrontRangeLb || !gawrRearRangeLb) return build;
    const within = ([low, high]: [number, number], percent: number) =>
      Math.round(low + ((high - low) * percent) / 100);
    const ratings = {
      gawrFrontLb: within(gawrFrontRangeLb, percents[0]),
      gawrRearLb: within(gawrRearRangeLb, percents[1]),
    };
    return { ...build, vehicle: { ...build.vehicle, ...ratings } };
  });

test('removing any facts never improves the verdict of a build', () => {
  fc.assert(
    fc.property(labeledBuild, fc.subarray(removals, { minLength: 1 }), (whole, taken) => {
      const bare = taken.reduce<FitBuild>((rest, remove) => remove(rest), whole);
      expect(RANK[judgeFitment(bare)]).toBeGreaterThanOrEqual(RANK[judgeFitment(whole)]);
    }),
    { numRuns: 2500 },
  );
});

test('what fails for certain without a fact fails with it, too', () => {
  // A list of other trims' sizes without some size claims that no trim has it, a row without its note or
  // its clean limit has the printed one, and a table without its lowest row has lost the one that leaves
  // open how far trimming goes: these stay.
  const facts = removals.filter((remove) =>
    vehicles.every((vehicle) => {
      const bare = remove({ vehicle, lift: null, wheel: null, tire: null }).vehicle;
      const notes = bare.liftTire.every((row) => vehicle.liftTire.includes(row));
      const table = [0, vehicle.liftTire.length].includes(bare.liftTire.length);
      return notes && table && bare.altStockTires.length === vehicle.altStockTires.length;
    }),
  );
  expect(facts).toHaveLength(removals.length - 6);
  fc.assert(
    fc.property(labeledBuild, fc.subarray(facts, { minLength: 1 }), (whole, taken) => {
      const bare = taken.reduce<FitBuild>((rest, remove) => remove(rest), whole);
      if (judgeFitment(bare) === 'does-not-fit') expect(judgeFitment(whole)).toBe('does-not-fit');
    }),
    { numRuns: 2000 },
  );
});
