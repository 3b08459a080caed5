import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import { plausibleBuild } from '#tests/factories/builds.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import type { FitBuild } from './build.ts';
import { asOwned } from './own-truck.ts';
import { factToSettle, type OwnerFact } from './owner-fact.ts';
import { assessFitment } from './rules.ts';

type Vehicle = FitBuild['vehicle'];

/** What the owner says, for a number from 0 to 1 that picks one of the values in the fact's range. */
const saying: Record<OwnerFact, (vehicle: Vehicle, at: number) => OwnTruck> = {
  trim: ({ trims }, at) => {
    const covered = (trims ?? []).filter(({ rows }) => rows !== 'none');
    return { trim: covered[Math.floor(at * covered.length)]?.id };
  },
  'door-label': ({ gawrFrontRangeLb, gawrRearRangeLb }, at) => ({
    gawrFrontLb: within(gawrFrontRangeLb ?? ANY_RATING_LB, at),
    gawrRearLb: within(gawrRearRangeLb ?? ANY_RATING_LB, at),
  }),
  'front-spring': (_, at) => ({ frontSpring: at < 0.5 ? 'coilover' : 'torsion-bar' }),
  'factory-offset': (_, at) => ({ factoryOffsetMm: within([15, 60], at) }),
  'smallest-wheel': ({ wheelOverBrakes }, at) => {
    const { refusedBelowIn = 15, clearsFromIn = 20 } = wheelOverBrakes ?? {};
    return { smallestWheelIn: within([refusedBelowIn, clearsFromIn], at) };
  },
};

/** Where the record has no range: between a compact pickup and a one-ton truck. */
const ANY_RATING_LB = [2_000, 8_000] as const;

function within([low, high]: readonly [number, number], at: number): number {
  return Math.round(low + (high - low) * at);
}

/** Below 1, so that it is an index into any list. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });

test('whatever value the owner reads settles a verdict that hangs on one such fact', () => {
  const settled = new Set<OwnerFact>();
  fc.assert(
    fc.property(plausibleBuild, share, share, (build, at, yearAt) => {
      const { vehicle: record } = build;
      const [from, to] = record.years;
      const year = within([from, to ?? 2026], yearAt);
      const truck = asOwned(record, { year });
      const fact = factToSettle(
        { ...build, vehicle: truck },
        assessFitment({ ...build, vehicle: truck }),
      );
      if (!fact) return;
      settled.add(fact);
      const vehicle = asOwned(record, { year, own: saying[fact](truck, at) });
      const { verdict, reasons } = assessFitment({ ...build, vehicle });
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
