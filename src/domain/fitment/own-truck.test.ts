import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import { catalog, kitOf, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { factoryWheel } from './build.ts';
import { asOwned, isSoldIn } from './own-truck.ts';
import { VERDICTS } from './reasons.ts';
import { assessFitment, judgeFitment } from './rules.ts';
import { tireLimitIn } from './tire-limit.ts';

const inYear = (id: string, year: number, own?: OwnTruck) => asOwned(vehicleOf(id), { year, own });
const codesOf = (id: string, kit: string, told: { year: number; own?: OwnTruck }) =>
  assessFitment({
    vehicle: asOwned(vehicleOf(id), told),
    lift: kitOf(kit),
    wheel: null,
    tire: null,
  })
    .reasons.filter(({ decides }) => decides)
    .map(({ code }) => code);

/** A vehicle with one of its model years. */
const truck = fc.constantFrom(...vehicles).chain((vehicle) => {
  const [from, to] = vehicle.years;
  return fc.record({
    vehicle: fc.constant(vehicle),
    year: fc.integer({ min: from, max: to ?? 2026 }),
  });
});

test('nothing told about a truck of a year with all trims: the record itself', () => {
  const record = vehicleOf('ford-f150-2021');
  expect(asOwned(record, { year: 2023 })).toBe(record);
  expect(asOwned(record, { year: 2023, own: {} })).toBe(record);
});

test('trims and options of other years are out of the question', () => {
  const lightning = ({ trims }: ReturnType<typeof inYear>) =>
    trims?.some(({ id }) => id === 'lightning-ev');
  expect(lightning(inYear('ford-f150-2021', 2021))).toBe(false);
  expect(lightning(inYear('ford-f150-2021', 2022))).toBe(true);
  fc.assert(
    fc.property(truck, ({ vehicle, year }) => {
      const { trims, options } = asOwned(vehicle, { year });
      return [...(trims ?? []), ...options].every((one) => isSoldIn(one, year));
    }),
  );
});

test('a two-wheel drive never takes a taller tire than the same truck as 4x4', () => {
  const told = truck.chain(({ vehicle, year }) => {
    const trims = (vehicle.trims ?? []).filter((one) => isSoldIn(one, year)).map(({ id }) => id);
    return fc.record({
      vehicle: fc.constant(vehicle),
      year: fc.constant(year),
      trim: fc.constantFrom(undefined, ...trims),
      liftIn: fc.constantFrom(0, 2, 3, 4, 6),
    });
  });
  fc.assert(
    fc.property(told, ({ vehicle, year, trim, liftIn }) => {
      const most = (drive: '2wd' | '4wd') =>
        tireLimitIn(asOwned(vehicle, { year, own: { trim, drive } }), liftIn) ?? 0;
      return most('2wd') <= most('4wd');
    }),
    { numRuns: 1_000 },
  );
});

test('a two-wheel drive in a plain trim has that trim’s tires and the room of a two-wheel drive', () => {
  const own = { trim: 'xl-stx', drive: '2wd' } as const;
  const { stockTire, liftTire, trims } = inYear('ford-f150-2021', 2022, own);
  expect(stockTire).toEqual(inYear('ford-f150-2021', 2022, { trim: 'xl-stx' }).stockTire);
  expect(liftTire).toEqual(inYear('ford-f150-2021', 2022, { drive: '2wd' }).liftTire);
  expect(trims).toEqual([]);
});

test('a two-wheel drive in a trim with less room than other two-wheel drives keeps to the trim’s', () => {
  const record = vehicleOf('ford-f150-2021');
  const limits = [{ liftIn: 0, cleanIn: 31, trimmedIn: 31.5 }];
  const trims = record.trims?.map((one) =>
    one.id === 'xl-stx' ? { ...one, rows: 'own' as const, limits } : one,
  );
  const own = { trim: 'xl-stx', drive: '2wd' } as const;
  const { liftTire } = asOwned({ ...record, trims: trims ?? null }, { year: 2022, own });
  expect(new Set(liftTire.map(({ maxTireIn }) => maxTireIn))).toEqual(new Set([31.5]));
});

test('a bracket kit is asked about on a two-wheel drive, and a kit for a driven axle refused', () => {
  const own = { drive: '2wd' } as const;
  expect(codesOf('ford-f150-2021', 'bramblecut-fenline-6x5', { year: 2022, own })).toContain(
    'lift.unknown',
  );
  expect(
    codesOf('ford-superduty-2017', 'stonewell-hd-radius-2.5x0', { year: 2019, own }),
  ).toContain('lift.notFor');
});

test('what the front rides on: by year, and by the driven wheels where the year leaves it open', () => {
  const springOf = (year: number, own?: OwnTruck) =>
    inYear('dodge-ram-1500-2002', year, own).suspension.frontSpring;
  expect([springOf(2004), springOf(2007)]).toEqual(['varies', 'coilover']);
  expect(springOf(2004, { drive: '4wd' })).toBe('torsion-bar');
  expect(springOf(2004, { drive: '2wd' })).toBe('coilover');
  expect(springOf(2004, { trim: 'slt-trx4-4x4' })).toBe('torsion-bar');
  expect(springOf(2004, { frontSpring: 'coilover' })).toBe('coilover');
  const onCoils = inYear('ford-f150-2021', 2022, { frontSpring: 'torsion-bar' });
  expect(onCoils.suspension.frontSpring).toBe('coilover');
});

test('brakes grew: a wheel that went over those of 2008 is asked about on a truck of 2012', () => {
  const wheel = { ...factoryWheel(vehicleOf('toyota-fj-cruiser-2007')), diameterIn: 16 };
  const codes = (year: number, own?: OwnTruck) => {
    const vehicle = inYear('toyota-fj-cruiser-2007', year, own);
    const { reasons } = assessFitment({ vehicle, lift: null, wheel, tire: null });
    return reasons.map(({ code }) => code).filter((code) => code.startsWith('caliper'));
  };
  expect([codes(2008), codes(2012)]).toEqual([[], ['caliper.unknown']]);
  expect(codes(2012, { smallestWheelIn: 16 })).toEqual([]);
  expect(codes(2012, { smallestWheelIn: 17 })).toEqual(['caliper.fail']);
});

test('a record that does not know its trims knows no more with the driven wheels told', () => {
  const record = { ...vehicleOf('ford-f150-2021'), trims: null };
  for (const drive of ['2wd', '4wd'] as const) {
    expect(asOwned(record, { year: 2022, own: { drive } }).trims).toBeNull();
  }
});

test('the offset on the back of a factory wheel says how far in the tire may reach', () => {
  const wheelOf = (own: OwnTruck) => inYear('toyota-tacoma-2024', 2025, own).stockWheel.offsetMm;
  expect([wheelOf({}), wheelOf({ factoryOffsetMm: 50 })]).toEqual([null, 50]);
});

test('a Raptor takes no coilover of the plain truck, in any model that has such a trim', () => {
  for (const [id, year] of [
    ['ford-bronco-4dr-2021', 2023],
    ['ford-ranger-2024', 2024],
  ] as const) {
    const own = { trim: 'raptor' };
    expect(codesOf(id, 'dunmark-stratagem-2x1', { year, own })).toContain('lift.notFor');
  }
});

test('KDSS makes work of three inches, whether it is told or not; without it there is none', () => {
  const told = (options?: Record<string, boolean>) =>
    codesOf('toyota-4runner-2010', 'hollowridge-treadup-3x2', {
      year: 2014,
      own: { trim: 'trail-trd-off-road', ...(options && { options }) },
    });
  expect(told({ kdss: true })).toContain('lift.bars');
  expect(told()).toContain('lift.barsMaybe');
  expect(told({ kdss: false }).join()).not.toContain('lift.bars');
  const later = { year: 2024, own: { trim: 'trail-trd-off-road' } };
  expect(codesOf('toyota-4runner-2010', 'hollowridge-treadup-3x2', later).join()).not.toContain(
    'lift.bars',
  );
});

test('air springs: asked while open, refused on air, no question on coils', () => {
  const told = (air?: boolean) =>
    codesOf('chevrolet-tahoe-2021', 'cairnwell-levelset-2x0', {
      year: 2023,
      own: { trim: 'z71-at4', ...(air !== undefined && { options: { air } }) },
    });
  expect([told(), told(true), told(false)].map(([first]) => first)).toEqual([
    'lift.unknown',
    'lift.notFor',
    'lift.ok',
  ]);
});

test('to say less about an option never makes a verdict better', () => {
  const equipped = fc.constantFrom(...vehicles.filter(({ options }) => options.length > 0));
  const told = equipped.chain((vehicle) =>
    fc.record({
      vehicle: fc.constant(vehicle),
      lift: fc.constantFrom(...kits),
      option: fc.constantFrom(...vehicle.options),
      has: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(told, ({ vehicle, lift, option, has }) => {
      const [year] = option.years;
      const judge = (own?: OwnTruck) =>
        VERDICTS.indexOf(
          judgeFitment({ vehicle: asOwned(vehicle, { year, own }), lift, wheel: null, tire: null }),
        );
      if (option.kind === 'air') return true;
      return judge() >= judge({ options: { [option.id]: has } });
    }),
    { numRuns: 500 },
  );
});

test('any label in the range of the trims settles whether a tire carries the truck', () => {
  const open = /^load\.(?:between|unknown)$/;
  const ranged = vehicles.filter(
    (one) => one.gawrFrontRangeLb && one.gawrRearRangeLb && one.gawrFrontLb === null,
  );
  const labeled = fc.constantFrom(...ranged).chain((vehicle) => {
    const [frontLeast, frontMost] = vehicle.gawrFrontRangeLb ?? [0, 0];
    const [rearLeast, rearMost] = vehicle.gawrRearRangeLb ?? [0, 0];
    return fc.record({
      vehicle: fc.constant(vehicle),
      gawrFrontLb: fc.integer({ min: frontLeast, max: frontMost }),
      gawrRearLb: fc.integer({ min: rearLeast, max: rearMost }),
      tire: fc.constantFrom(...catalog.tires),
    });
  });
  fc.assert(
    fc.property(labeled, ({ vehicle, tire, ...own }) => {
      const owned = asOwned(vehicle, { year: vehicle.years[0], own });
      const { reasons } = assessFitment({ vehicle: owned, lift: null, wheel: null, tire });
      return reasons.every(({ code, decides }) => !decides || !open.test(code));
    }),
    { numRuns: 1_000 },
  );
});
