import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plausibleBuild } from '#tests/factories/builds.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { asTrim } from './as-trim.ts';
import type { FitBuild } from './build.ts';
import { factToSettle, type OwnerFact } from './owner-fact.ts';
import { assessFitment } from './rules.ts';

type Vehicle = FitBuild['vehicle'];

/** The truck once its owner has told a fact, for a number from 0 to 1 that picks one of the values in its range. */
const told: Record<OwnerFact, (vehicle: Vehicle, at: number) => Vehicle> = {
  trim: (vehicle, at) => {
    const covered = (vehicle.trims ?? []).filter(({ rows }) => rows !== 'none');
    return asTrim(vehicle, covered[Math.floor(at * covered.length)]?.id);
  },
  'door-label': (vehicle, at) => ({
    ...vehicle,
    gawrFrontLb: within(vehicle.gawrFrontRangeLb, at),
    gawrRearLb: within(vehicle.gawrRearRangeLb, at),
  }),
  'front-spring': (vehicle, at) => ({
    ...vehicle,
    suspension: { ...vehicle.suspension, frontSpring: at < 0.5 ? 'coilover' : 'torsion-bar' },
    kitAnswers: [],
  }),
  'factory-offset': (vehicle, at) => ({
    ...vehicle,
    stockWheel: { ...vehicle.stockWheel, offsetMm: Math.round(15 + at * 45) },
  }),
  'smallest-wheel': (vehicle, at) => {
    const { refusedBelowIn = 15, clearsFromIn = 20 } = vehicle.wheelOverBrakes ?? {};
    return { ...vehicle, minWheelDiameterIn: within([refusedBelowIn, clearsFromIn], at) };
  },
};

/** Any rating at all where the record has no range: between a compact pickup and a one-ton truck. */
function within(range: [number, number] | null, at: number): number {
  const [low, high] = range ?? [2_000, 8_000];
  return Math.round(low + (high - low) * at);
}

/** Below 1, so that it is an index into any list. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });

test('whatever value the owner reads settles a verdict that hangs on one such fact', () => {
  const settled = new Set<OwnerFact>();
  fc.assert(
    fc.property(plausibleBuild, share, (build, at) => {
      const fact = factToSettle(build, assessFitment(build));
      if (!fact) return;
      settled.add(fact);
      const { verdict, reasons } = assessFitment({
        ...build,
        vehicle: told[fact](build.vehicle, at),
      });
      const open = reasons.filter((one) => one.decides && one.verdict === 'unknown');
      expect(verdict, `${fact}: ${open.map(({ code }) => code)}`).not.toBe('unknown');
    }),
    { numRuns: 6_000 },
  );
  expect([...settled]).toEqual(expect.arrayContaining(['door-label', 'smallest-wheel', 'trim']));
});

test('no fact settles a verdict that is known, or hangs on two facts', () => {
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('no vehicle');
  const stock = { vehicle, lift: null, wheel: null, tire: null };
  expect(factToSettle(stock, assessFitment(stock))).toBeNull();
});
