import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plausibleBuild } from '#tests/factories/builds.ts';
import {
  catalog,
  kitOf,
  tireOf,
  vehicleOf,
  vehicles,
  wheelOf,
} from '#tests/factories/demo-records.ts';
import { factoryTire, factoryWheel, withFactoryParts } from './build.ts';
import { assessFitment, judgeFitment } from './rules.ts';

const f150Build = {
  vehicle: vehicleOf('ford-f150-2015'),
  lift: kitOf('bramblecut-fenline-6x5'),
  wheel: wheelOf('basaltline-corbel-18x9-6x135-p0'),
  tire: tireOf('granfell-saltmarch-at-35x1250r18lt'),
};

test.for(vehicles)('a stock truck fits itself: $id', (vehicle) => {
  const stock = withFactoryParts({ vehicle, lift: null, wheel: null, tire: null });
  expect(assessFitment(stock)).toMatchObject({ verdict: 'fits' });
});

test('the worked example fits, and every deciding reason says so', () => {
  const { verdict, marginIn, reasons } = assessFitment(f150Build);
  expect(verdict).toBe('fits');
  expect(marginIn).toBe(0);
  expect(reasons.filter((one) => one.decides).map((one) => one.code)).toEqual([
    'lift.ok',
    'bolt.ok',
    'bore.hub',
    'rimDiameter.ok',
    'rimWidth.ok',
    'tire.ok',
    'offset.ok',
    'load.ok',
    'load.wheelEqual',
  ]);
  expect(reasons.filter((one) => !one.decides).map((one) => one.code)).toEqual([
    'spare.unknown',
    'tire.trimsTold',
    'speedo.advise',
    'offset.poke',
    'tire.pressure',
    'lug.conical',
    'law.note',
  ]);
});

test.for([
  [
    'jeep-wrangler-jl-4dr-2018',
    'farrowpeak-longarm-3.5x3.5',
    'basaltline-ashlar-bl-17x9-5x127-m38',
    'mossgate-ledgewalker-rt-37x1250r17lt',
    'unknown',
    'tire.trims',
  ],
  [
    'toyota-tacoma-2016',
    'pinyon-axis-overland-2.5x2',
    'tinstead-fallow-17x8.5-6x1397-p0',
    'skerrow-northlight-at-lt28570r17',
    'fits-with-work',
    'tire.trim',
  ],
  [
    'ford-superduty-2017',
    'stonewell-hd-radius-2.5x0',
    'orrery-gnomon-20x9-8x170-p20',
    'wexmoor-furlong-rt-35x1250r20lt',
    'unknown',
    'load.between',
  ],
  [
    'chevrolet-silverado-1500-2014',
    'cairnwell-levelset-2x0',
    'vantrel-quoin-18x9-6x1397-p18',
    'granfell-peatline-ht-lt27565r18',
    'fits',
    'lift.ok',
  ],
  [
    'ram-1500-2009',
    'cairnwell-levelset-2.5x0',
    'basaltline-corbel-20x9-5x1397-p18',
    'granfell-saltmarch-at-lt27560r20',
    'fits',
    'lift.ok',
  ],
] as const)('the package for %s: %s, %s, %s → %s', (row) => {
  const [vehicle, lift, wheel, tire, verdict, code] = row;
  const assessment = assessFitment({
    vehicle: vehicleOf(vehicle),
    lift: kitOf(lift),
    wheel: wheelOf(wheel),
    tire: tireOf(tire),
  });
  expect(assessment.verdict).toBe(verdict);
  expect(assessment.reasons[0]?.code).toBe(code);
});

test('trap 8: a certain failure outranks a missing fact and comes first', () => {
  const wheel = { ...f150Build.wheel, boreMm: null, boltPatterns: ['8x170'] };
  const { verdict, reasons } = assessFitment({ ...f150Build, wheel });
  expect(verdict).toBe('does-not-fit');
  expect(reasons.slice(0, 2).map((one) => one.verdict)).toEqual(['does-not-fit', 'unknown']);
});

test('trap 8: a missing deciding fact makes it unknown, though all else fits', () => {
  expect(assessFitment({ ...f150Build, wheel: { ...f150Build.wheel, boreMm: null } }).verdict).toBe(
    'unknown',
  );
});

test('trap 8: a missing minor fact is said and costs confidence', () => {
  const { verdict, confidence, reasons } = assessFitment({
    ...f150Build,
    lift: null,
    wheel: factoryWheel(f150Build.vehicle),
    tire: factoryTire(f150Build.vehicle),
  });
  expect([verdict, confidence]).toEqual(['fits', 'high']);
  expect(reasons.map((one) => one.code)).not.toContain('load.unknown');
  expect(assessFitment(f150Build).confidence).toBe('medium');
});

test('trap 6: a lift in the rear only helps no tire', () => {
  const rearOnly = { ...f150Build.lift, type: 'leveling', frontIn: 0, rearIn: 6 } as const;
  const { reasons } = assessFitment({ ...f150Build, lift: rearOnly });
  expect(reasons[0]).toMatchObject({ code: 'tire.over', values: { lift: 0 } });
});

test('kept factory wheels are too narrow for a 12.50 tire', () => {
  const { reasons } = assessFitment({ ...f150Build, wheel: factoryWheel(f150Build.vehicle) });
  const failed = reasons.filter((one) => one.verdict === 'does-not-fit').map((one) => one.code);
  expect(failed).toEqual(['rimWidth.fail', 'lift.factoryWheel']);
});

test('the verdict alone is the verdict of the assessment', () => {
  fc.assert(
    fc.property(plausibleBuild, (build) => {
      expect(judgeFitment(build)).toBe(assessFitment(build).verdict);
    }),
  );
});

test('what is not chosen is not judged', () => {
  const { vehicle } = f150Build;
  expect(assessFitment({ vehicle, lift: null, wheel: null, tire: null })).toEqual({
    verdict: 'fits',
    confidence: 'high',
    marginIn: null,
    reasons: [],
  });
});

test('every reason names its source, and every failure its measure or its list', () => {
  for (const vehicle of vehicles.slice(0, 10)) {
    for (const wheel of catalog.wheels.slice(0, 40)) {
      for (const one of assessFitment({ ...f150Build, vehicle, wheel }).reasons) {
        expect(one.source.label).not.toBe('');
      }
    }
  }
});
