import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf, vehicles, wheelOf } from '#tests/factories/demo-records.ts';
import { factoryWheel } from './build.ts';
import { checkOffset } from './check-offset.ts';

const f150 = vehicleOf('ford-f150-2015');
const corbel = wheelOf('basaltline-corbel-18x9-6x135-p0');
const bracket = kitOf('bramblecut-fenline-6x5');

type Place = { offsetMm: number; widthIn?: number; lift?: typeof bracket | null };

function place({ offsetMm, widthIn = 9, lift = null }: Place) {
  const wheel = { ...corbel, offsetMm, widthIn };
  return checkOffset({ vehicle: f150, lift, tire: null, wheel });
}

test('an offset inside the record’s range fits, and its poke is noted', () => {
  expect(place({ offsetMm: 0, lift: bracket })).toMatchObject([
    { code: 'offset.ok', verdict: 'fits' },
    { code: 'offset.poke', decides: false, values: { poke: 63.1 } },
  ]);
});

test('further out than the records is work, with the range stated', () => {
  expect(place({ offsetMm: -44, widthIn: 10, lift: bracket })[0]).toMatchObject({
    code: 'offset.out',
    verdict: 'fits-with-work',
    values: { have: -44, min: -18, max: 20 },
    margin: -26,
    fix: { code: 'fix.offset', values: { offset: -18 } },
  });
});

test('toward the strut a little is work and more is unknown', () => {
  expect(f150.stockWheel).toEqual({ diameterIn: 18, widthIn: 7.5, offsetMm: 44 });
  expect(place({ offsetMm: 50, widthIn: 7.5 })[0]).toMatchObject({
    code: 'offset.inner',
    verdict: 'fits-with-work',
    values: { inner: 6 },
  });
  expect(place({ offsetMm: 55, widthIn: 7.5 })[0]).toMatchObject({
    code: 'offset.inner',
    verdict: 'unknown',
  });
});

test('a bracket kit’s knuckle refuses what sits further in than its row, and says by how much', () => {
  expect(place({ offsetMm: 20, lift: bracket })[0]?.verdict).toBe('fits');
  expect(place({ offsetMm: 24, lift: bracket })[0]).toMatchObject({
    code: 'offset.knuckle',
    verdict: 'does-not-fit',
    values: { have: 24, limit: 20 },
    measured: 24,
    limit: 20,
    margin: -4,
    fix: { code: 'fix.offset', values: { offset: 20 } },
  });
});

test('far outside the record is not the answer that a little outside is', () => {
  const [min] = f150.liftTire.find((row) => row.liftIn === 6)?.offsetRangeMm ?? [0];
  const out = (offsetMm: number) => place({ offsetMm, lift: bracket })[0];
  expect(out(min - 12)).toMatchObject({ code: 'offset.out', verdict: 'fits-with-work' });
  expect(out(min - 30)).toMatchObject({ code: 'offset.out', verdict: 'fits-with-work' });
  expect(out(min - 31)).toMatchObject({
    code: 'offset.farOpen',
    verdict: 'unknown',
    values: { have: min - 31, min, over: 31 },
    fix: { code: 'fix.offset', values: { offset: min } },
  });
  expect(out(-76)?.code).toBe('offset.farOpen');
});

test('far outside, the circle that the tire swings decides', () => {
  const swung = (diameterIn: number, offsetMm: number, size = `${diameterIn}x12.50R18LT`) => {
    const tire = { ...tireOf('granfell-saltmarch-at-35x1250r18lt'), size, diameterIn };
    const wheel = { ...corbel, offsetMm };
    return checkOffset({ vehicle: f150, lift: bracket, tire, wheel })[0];
  };
  const limitIn = f150.liftTire.find((row) => row.liftIn === 6)?.maxTireIn ?? 0;
  expect(limitIn).toBe(37);
  expect(swung(33, -50)).toMatchObject({ code: 'offset.farWork', verdict: 'fits-with-work' });
  expect(swung(36, -50)).toMatchObject({ code: 'offset.farOpen', verdict: 'unknown' });
  expect(swung(37, -50)).toMatchObject({
    code: 'offset.far',
    verdict: 'does-not-fit',
    values: { over: 32, tire: '37x12.50R18LT' },
  });
  expect(swung(33, -50, 'no size')?.code).toBe('offset.farOpen');
});

test('an offset the tire’s own rows do not cover is out of range', () => {
  const wheel = { ...corbel, offsetMm: 35, widthIn: 8 };
  const tall = tireOf('granfell-saltmarch-at-35x1250r18lt');
  const leveled = kitOf('cairnwell-levelset-2x0');
  const small = { ...tall, diameterIn: 32.1 };
  const [forSmall] = checkOffset({ vehicle: f150, lift: leveled, tire: small, wheel });
  expect(forSmall?.code).toBe('offset.ok');
});

test('factory wheels are not asked, and an unknown stock offset is noted, not guessed', () => {
  const build = { vehicle: f150, lift: null, tire: null };
  expect(checkOffset({ ...build, wheel: factoryWheel(f150) })).toEqual([]);
  const vehicle = { ...f150, stockWheel: { ...f150.stockWheel, offsetMm: null } };
  const codes = checkOffset({ ...build, vehicle, wheel: corbel }).map((one) => one.code);
  expect(codes).toContain('unknown.offset');
  expect(codes).not.toContain('offset.poke');
});

test('a wheel whose offset nobody gives is unknown', () => {
  const wheel = { ...corbel, offsetMm: null };
  const [position] = checkOffset({ vehicle: f150, lift: null, tire: null, wheel });
  expect(position).toMatchObject({ code: 'offset.unknown', verdict: 'unknown' });
});

test('a record without offsets for this height is unknown', () => {
  const vehicle = { ...f150, liftTire: f150.liftTire.slice(1) };
  const [position] = checkOffset({ vehicle, lift: null, tire: null, wheel: corbel });
  expect(position).toMatchObject({ code: 'offset.unknown', verdict: 'unknown' });
});

test('what clears the knuckle of a taller kit clears that of a lower one; more offset is unknown', () => {
  const sierra = vehicleOf('gmc-sierra-2500hd-2020');
  const lift = kitOf('bramblecut-fenline-4x3');
  expect(sierra.liftTire.filter((row) => row.liftIn >= 4)).toMatchObject([
    { liftIn: 6, offsetRangeMm: [-24, 20] },
  ]);
  const at = (offsetMm: number) => {
    const wheel = { ...wheelOf('basaltline-corbel-18x9-8x180-p18'), offsetMm };
    return checkOffset({ vehicle: sierra, lift, tire: null, wheel })[0]?.code;
  };
  expect([at(20), at(21)]).toEqual(['offset.ok', 'offset.unknown']);
});

test('no record gives a lower bracket kit less offset than a taller one', () => {
  for (const { id, liftTire, suspension } of vehicles) {
    const tall = liftTire.filter((row) => row.liftIn >= 4 && suspension.front === 'ifs');
    const offsets = tall.map((row) => row.offsetRangeMm[1]);
    expect(offsets, id).toEqual(offsets.toSorted((one, other) => other - one));
  }
});
