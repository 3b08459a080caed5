import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { tireOf, vehicleOf, vehicles, wheelOf } from '#tests/factories/demo-records.ts';
import { type FitTire, type FitWheel, factoryTire, factoryWheel } from './build.ts';
import { checkLoad } from './check-load.ts';
import { standardTireLoadLb } from './standard-load.ts';
import vectors from './vectors.json' with { type: 'json' };

/** As for a record without any axle ratings. */
const f150 = unratedOf('ford-f150-2015');
const superDuty = unratedOf('ford-superduty-2017');
const tire35 = tireOf('wexmoor-furlong-rt-35x1250r20lt');
const wheel = wheelOf('basaltline-corbel-18x9-6x135-p0');

function unratedOf(id: string): Vehicle {
  return { ...vehicleOf(id), gawrFrontRangeLb: null, gawrRearRangeLb: null };
}

type Parts = { vehicle?: Vehicle; tire?: FitTire | null; wheel?: FitWheel | null };

function load({ vehicle = f150, tire = null, wheel: on = null }: Parts) {
  return checkLoad({ vehicle, lift: null, tire, wheel: on });
}

function rated(front: number | null, rear: number | null, vehicle = f150) {
  return { ...vehicle, gawrFrontLb: front, gawrRearLb: rear };
}

test('trap 2: with no axle rating, a tire below the factory’s load is a risk, not a pass', () => {
  expect(load({ vehicle: superDuty, tire: tire35 })).toMatchObject([
    {
      code: 'load.below',
      verdict: 'unknown',
      values: { have: 3197, need: 3638 },
      fix: { code: 'fix.load', values: { index: 125 } },
    },
    { code: 'load.unknown', decides: false },
  ]);
});

test('trap 2: a tire that carries what the factory’s carries needs no rating', () => {
  expect(load({ tire: tire35 })[0]).toMatchObject({
    code: 'load.ok',
    verdict: 'fits',
    values: { have: 3197, need: 2505 },
  });
});

test('the load range that a record names for its factory tire counts, no surer than it is, and not the highest of the size', () => {
  const tj = unratedOf('jeep-wrangler-tj-1997');
  const daisy = wheelOf('tinstead-daisy-16x8-5x1143-p0');
  expect(load({ vehicle: tj, wheel: { ...daisy, loadRatingLb: 2200 } })[0]).toMatchObject({
    code: 'load.wheelEqual',
    verdict: 'fits',
    confidence: 'low',
    values: { have: 2200, need: 2205 },
  });
  const untold = { ...tj, factoryTires: null };
  expect(standardTireLoadLb(untold)).toBe(3086);
});

test('up to 5 lb less counts as equal', () => {
  const need = standardTireLoadLb(superDuty) ?? 0;
  const molded = { ...tire35, maxLoadLb: need - 5 };
  expect(load({ vehicle: superDuty, tire: molded })[0]?.code).toBe('load.equal');
  const less = { ...tire35, maxLoadLb: need - 6 };
  expect(load({ vehicle: superDuty, tire: less })[0]?.code).toBe('load.below');
});

test('trap 9: a passenger tire counts for its load divided by 1.10, rounded down once', () => {
  const tire = { ...tire35, size: '275/65R18', maxLoadLb: 2756 };
  expect(load({ vehicle: rated(5010, 5010), tire })[0]).toMatchObject({
    code: 'load.ok',
    values: { have: 5010 },
  });
  expect(load({ vehicle: rated(5020, 5020), tire })[0]?.code).toBe('load.equal');
  expect(load({ vehicle: rated(5021, 5021), tire })[0]?.code).toBe('load.tire');
});

test('an LT original of a heavy-duty truck is never replaced by a passenger tire', () => {
  const tire = { ...tire35, size: '275/65R18', maxLoadLb: 9000 };
  expect(load({ vehicle: superDuty, tire })[0]).toMatchObject({
    code: 'load.passenger',
    verdict: 'does-not-fit',
  });
});

test.for(vectors.load)('on record, $tire on $wheelLb lb wheels: $governs governs', (vector) => {
  const size = vector.kind === 'LT' ? '35x12.50R20LT' : '275/60R20';
  const reasons = load({
    vehicle: rated(vector.gawrLb, vector.gawrLb - 200),
    tire: { ...tire35, size, maxLoadLb: vector.tireLb },
    wheel: { ...wheel, loadRatingLb: vector.wheelLb },
  });
  const fails = reasons.filter((one) => one.verdict === 'does-not-fit');
  expect(fails.length === 0).toBe(vector.pass);
  const thin = reasons.some((one) => one.code === 'load.thin');
  if (vector.pass) expect(thin).toBe(vector.marginPct < 10);
});

test('one axle on record can refuse a part and cannot pass it', () => {
  const weak = { ...tire35, maxLoadLb: 2600 };
  expect(load({ vehicle: rated(null, 6000), tire: weak })[0]?.code).toBe('load.tire');
  expect(load({ vehicle: rated(4800, null), tire: weak }).map((one) => one.code)).toEqual([
    'load.ok',
    'load.unknown',
  ]);
  const light = { ...wheel, loadRatingLb: 2200 };
  expect(load({ vehicle: rated(4800, null), wheel: light })[0]).toMatchObject({
    code: 'load.wheel',
    values: { have: 4400, need: 4800 },
  });
  expect(load({ vehicle: rated(4000, null), wheel: light })[0]?.code).toBe('load.wheelBelow');
});

test('a part whose load nobody publishes is unknown, once there is something to carry', () => {
  const tire = { ...tire35, maxLoadLb: null };
  const unrated = { ...wheel, loadRatingLb: null };
  expect(load({ tire })[0]).toMatchObject({ code: 'load.unrated', verdict: 'unknown' });
  for (const vehicle of [f150, rated(4000, 4000), vehicleOf('ford-f150-2015')]) {
    expect(load({ vehicle, wheel: unrated })[0]).toMatchObject({
      code: 'load.wheelUnrated',
      verdict: 'unknown',
      decides: true,
    });
  }
});

test('without an axle rating a wheel must carry what the factory’s tire carries', () => {
  expect(load({ wheel: { ...wheel, loadRatingLb: 2500 } })[0]).toMatchObject({
    code: 'load.wheelEqual',
    verdict: 'fits',
    values: { have: 2500, need: 2505 },
    margin: 0,
  });
  expect(load({ wheel: { ...wheel, loadRatingLb: 2499 } })).toMatchObject([
    { code: 'load.wheelBelow', verdict: 'unknown', values: { have: 2499, need: 2505 } },
    { code: 'load.unknown', decides: false },
  ]);
  expect(load({ vehicle: unratedOf('ram-1500-trx-2021'), wheel })[0]).toMatchObject({
    code: 'load.wheelUnknown',
    verdict: 'unknown',
    decides: true,
  });
});

test('the range of ratings over the trims passes what carries its top and asks for the label below', () => {
  const vehicle = vehicleOf('jeep-wrangler-jl-4dr-2018');
  expect([vehicle.gawrFrontRangeLb, vehicle.gawrRearRangeLb]).toEqual([
    [2775, 3250],
    [3100, 3550],
  ]);
  const wheelOf = (loadRatingLb: number) => load({ vehicle, wheel: { ...wheel, loadRatingLb } });
  // Less than the factory tire's 2,756 lb, and enough for every trim.
  expect(wheelOf(2500)).toMatchObject([
    { code: 'load.wheelOk', verdict: 'fits', values: { have: 5000, need: 3550 } },
  ]);
  expect(wheelOf(1770)[0]?.code).toBe('load.wheelEqual');
  expect(wheelOf(1769)[0]).toMatchObject({
    code: 'load.wheelBetween',
    verdict: 'unknown',
    values: { have: 3538, low: 3100, need: 3550 },
  });
  expect(wheelOf(1545)[0]?.code).toBe('load.wheelBetween');
  expect(wheelOf(1544)[0]).toMatchObject({ code: 'load.wheel', verdict: 'does-not-fit' });
});

test('a 35 on a three-quarter-ton asks for the label, and the label decides', () => {
  const record = vehicleOf('ford-superduty-2017');
  expect(load({ vehicle: record, tire: tire35 })[0]).toMatchObject({
    code: 'load.between',
    verdict: 'unknown',
    values: { have: 6394, low: 6100, need: 7280 },
  });
  const read = { ...record, gawrFrontLb: 5200, gawrRearLb: 6340 };
  expect(load({ vehicle: read, tire: tire35 })[0]?.code).toBe('load.ok');
  expect(load({ vehicle: { ...read, gawrRearLb: 7000 }, tire: tire35 })[0]?.code).toBe('load.tire');
});

test('a size that is not yet a certain tire, and factory parts, are not judged', () => {
  const { maxLoadLb: _, ...size } = tire35;
  expect(load({ tire: size }).map((one) => one.decides)).toEqual([false]);
  expect(load({ tire: factoryTire(f150), wheel: factoryWheel(f150) })).toEqual([]);
});

test('without the factory’s load in any table it is unknown', () => {
  const trx = unratedOf('ram-1500-trx-2021');
  expect(load({ vehicle: trx, tire: tire35 })[0]).toMatchObject({
    code: 'load.unknown',
    verdict: 'unknown',
    decides: true,
  });
  const recorded = { ...trx, stockLoadIndex: 121 };
  expect(load({ vehicle: recorded, tire: tire35 })[0]?.code).toBe('load.ok');
  expect(load({ vehicle: { ...trx, stockLoadIndex: 12 }, tire: tire35 })[0]?.decides).toBe(true);
  const unread = { ...f150, stockTire: { size: 'big', diameterIn: 32 } };
  expect(load({ vehicle: unread, tire: tire35 })[0]?.code).toBe('load.unknown');
});

test('an unreadable size is not treated as a passenger tire', () => {
  expect(
    load({ vehicle: superDuty, tire: { ...tire35, size: '?', maxLoadLb: 4000 } })[0]?.code,
  ).toBe('load.ok');
});

test('all standard sizes but one have a load; LT sizes that came in load range C count so', () => {
  const without = vehicles.filter((one) => standardTireLoadLb(one) === null);
  expect(without.map(({ id }) => id)).toEqual(['ram-1500-trx-2021']);
  expect(standardTireLoadLb(vehicleOf('jeep-wrangler-jl-4dr-2018'))).toBe(2756);
  expect(standardTireLoadLb(vehicleOf('ford-f150-raptor-2010'))).toBe(3197);
  expect(standardTireLoadLb(vehicleOf('ford-f150-raptor-2017'))).toBe(2535);
});

test('a record without an index of its own is not judged more kindly', () => {
  for (const vehicle of vehicles) {
    const known = standardTireLoadLb(vehicle);
    const guessed = standardTireLoadLb({ ...vehicle, stockLoadIndex: null });
    if (known !== null && guessed !== null) expect(guessed).toBeGreaterThanOrEqual(known);
  }
});

test('more load never does worse', () => {
  const pounds = fc.integer({ min: 1500, max: 4500 });
  const rating = fc.option(fc.integer({ min: 3000, max: 7500 }));
  fc.assert(
    fc.property(fc.constantFrom(...vehicles), rating, pounds, pounds, (vehicle, gawr, one, two) => {
      const worst = (maxLoadLb: number) => {
        const reasons = load({
          vehicle: rated(gawr, gawr, vehicle),
          tire: { ...tire35, maxLoadLb },
        });
        const order = ['fits', 'unknown', 'does-not-fit'];
        return Math.max(...reasons.filter((r) => r.decides).map((r) => order.indexOf(r.verdict)));
      };
      expect(worst(Math.max(one, two))).toBeLessThanOrEqual(worst(Math.min(one, two)));
    }),
  );
});
