import { expect, test } from 'vitest';
import { catalog, tireOf, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { asTrim } from './as-trim.ts';
import { type FitTire, factoryTire } from './build.ts';
import { assessFitment, judgeFitment } from './rules.ts';
import { cleanTireLimitIn } from './tire-limit.ts';
import { trimsThatTakeLess } from './trim-limits.ts';

/** One tire of each size. */
const heights = [...new Map(catalog.tires.map((tire) => [tire.size, tire])).values()];
const tire35 = tireOf('mossgate-ledgewalker-rt-35x1250r17lt');
const tire33 = tireOf('granfell-saltmarch-at-lt28570r17');

function said(id: string, tire: FitTire, frontIn = 0) {
  const lift = frontIn === 0 ? null : ({ type: 'leveling', for: '', frontIn, rearIn: 0 } as const);
  const raised = lift && { ...lift, driveline: null, reGear: false as const };
  const build = { vehicle: vehicleOf(id), lift: raised, wheel: null, tire };
  return assessFitment(build).reasons.find(({ code }) => code.startsWith('tire.trims'));
}

test('35s at stock height are a Sasquatch’s; a Big Bend stops at 33, so the trim is asked for', () => {
  for (const id of ['ford-bronco-4dr-2021', 'ford-bronco-2dr-2021']) {
    expect(said(id, tire35)).toMatchObject({
      code: 'tire.trims',
      verdict: 'unknown',
      decides: true,
      values: { limit: 33, trims: 'Base, Big Bend / Outer Banks, Black Diamond …' },
    });
  }
});

test('a kept factory tire is its own trim’s and asks for none', () => {
  expect(said('ford-bronco-4dr-2021', factoryTire(vehicleOf('ford-bronco-4dr-2021')))).toBe(
    undefined,
  );
});

test('285/70R17 is a Rubicon’s size and work under low fenders, which end at about 32.5 in', () => {
  for (const id of ['jeep-wrangler-jl-2dr-2018', 'jeep-wrangler-jl-4dr-2018']) {
    expect(said(id, tire33)).toMatchObject({
      code: 'tire.trimsWork',
      verdict: 'fits-with-work',
      decides: true,
      values: { limit: 32.5, trims: 'Sport / Sport S, Sahara / High Altitude, Willys' },
    });
  }
});

test('a two-wheel drive gives a note and does not change the verdict', () => {
  const tall = { ...tire33, diameterIn: 33 };
  expect(said('ford-f150-2021', tall)).toMatchObject({
    code: 'tire.trimsTold',
    decides: false,
    values: { limit: 32.6, trims: '2WD' },
  });
});

test('without a word of its trims a record holds for none but its own', () => {
  const vehicle = { ...vehicleOf('ford-f150-2021'), trims: null };
  const build = { vehicle, lift: null, wheel: null, tire: tire33 };
  expect(assessFitment(build).reasons[0]).toMatchObject({
    code: 'tire.trimsUnknown',
    verdict: 'unknown',
  });
  const alike = { ...build, vehicle: { ...vehicle, trims: [] } };
  expect(assessFitment(alike).verdict).toBe('fits');
});

test('the largest tire without trimming is that of the trim that takes least', () => {
  expect(cleanTireLimitIn(vehicleOf('ford-bronco-4dr-2021'), 0)).toBe(33);
  expect(cleanTireLimitIn(vehicleOf('jeep-wrangler-jl-4dr-2018'), 2.5)).toBe(35);
  expect(cleanTireLimitIn(vehicleOf('ford-f150-2021'), 0)).toBe(33.2);
});

test.for(vehicles.flatMap(({ id, trims }) => (trims ?? []).map((trim) => [id, trim] as const)))(
  'limits of a trim rise with the lift from stock height: %s',
  ([id, { limits, rows }]) => {
    expect(limits.length > 0, id).toBe(rows === 'own');
    expect(limits[0]?.liftIn ?? 0).toBe(0);
    for (const [at, one] of limits.entries()) {
      const lower = limits[at - 1] ?? { cleanIn: 0, trimmedIn: 0 };
      expect(one.trimmedIn).toBeGreaterThanOrEqual(one.cleanIn);
      expect(one.cleanIn).toBeGreaterThanOrEqual(lower.cleanIn);
      expect(one.trimmedIn).toBeGreaterThanOrEqual(lower.trimmedIn);
    }
  },
);

test('a record without trims asks for none, and one whose rows all need trimming names no size that goes on clean', () => {
  const bronco = { ...vehicleOf('ford-bronco-4dr-2021'), trims: null };
  const asked = { verdict: 'fits', liftIn: 0, diameterIn: 35 } as const;
  expect(trimsThatTakeLess(bronco, asked)).toEqual([]);
  const liftTire = bronco.liftTire.map((row) => ({
    ...row,
    trimming: 'minor' as const,
    cleanIn: null,
    notes: '',
  }));
  expect(cleanTireLimitIn({ ...bronco, liftTire }, 0)).toBeNull();
});

test('no tire does better while the trim is not told than on any four-wheel drive of the record', () => {
  const rank = { fits: 0, 'fits-with-work': 1, unknown: 2, 'does-not-fit': 2 };
  const worse = vehicles.flatMap((vehicle) =>
    (vehicle.trims ?? [])
      .filter(({ rows, drive }) => rows !== 'none' && drive !== '2WD')
      .flatMap(({ id, name }) =>
        heights.flatMap((tire) => {
          const judged = (truck: typeof vehicle) =>
            rank[judgeFitment({ vehicle: truck, lift: null, wheel: null, tire })];
          const isWorse = judged(asTrim(vehicle, id)) > judged(vehicle);
          return isWorse ? [`${vehicle.id} ${name} ${tire.size}`] : [];
        }),
      ),
  );
  expect(worse).toEqual([]);
});
