import { expect, test } from 'vitest';
import { tireOf, vehicleOf, vehicles, wheelOf } from '#tests/factories/demo-records.ts';
import { asTrim } from './as-trim.ts';
import { factoryTire, factoryWheel } from './build.ts';
import { checkRimWidth } from './check-rim-width.ts';
import {
  checkBoltPattern,
  checkCaliper,
  checkComingWheel,
  checkHubBore,
  checkRimDiameter,
} from './check-wheel.ts';
import { factoryFactsOf } from './factory-facts.ts';
import { factorySizesOf } from './factory-sizes.ts';
import { assessFitment } from './rules.ts';
import { findTireSize } from './tire-size.ts';

const f150 = vehicleOf('ford-f150-2015');
const tacoma = vehicleOf('toyota-tacoma-2016');
const corbel = wheelOf('basaltline-corbel-18x9-6x135-p0');
const dual = wheelOf('basaltline-corbel-20x10-dual6--18');
const tire35 = tireOf('granfell-saltmarch-at-35x1250r18lt');

test('a wheel with the hub’s pattern among several bolts on', () => {
  expect(checkBoltPattern(f150, dual)).toMatchObject({ code: 'bolt.ok', verdict: 'fits' });
  expect(checkBoltPattern(tacoma, dual).verdict).toBe('fits');
});

test('6x135 on 6x139.7 looks alike and is refused, with the pattern to show instead', () => {
  expect(checkBoltPattern(tacoma, corbel)).toMatchObject({
    code: 'bolt.near',
    verdict: 'does-not-fit',
    values: { have: '6x135', need: '6x139.7' },
    fix: { code: 'fix.pattern', values: { pattern: '6x139.7' } },
  });
});

test('another lug count is simply wrong', () => {
  const jeepWheel = { ...corbel, boltPatterns: ['5x127'] };
  expect(checkBoltPattern(f150, jeepWheel).code).toBe('bolt.fail');
});

test('a pattern nobody can read is unknown', () => {
  expect(checkBoltPattern(f150, { ...corbel, boltPatterns: ['six lug'] })).toMatchObject({
    code: 'bolt.unknown',
    verdict: 'unknown',
  });
});

test.for([
  [87.1, 'bore.hub', 'fits'],
  [87.4, 'bore.hub', 'fits'],
  [87.0, 'bore.fail', 'does-not-fit'],
  [106.2, 'bore.lug', 'fits'],
  [125.1, 'bore.lugOnly', 'fits'],
  [null, 'bore.unknown', 'unknown'],
] as const)('trap 4: a bore of %s mm on a 87.1 mm hub is %s', ([boreMm, code, verdict]) => {
  expect(checkHubBore(f150, { ...corbel, boreMm })).toMatchObject({ code, verdict });
});

test('an unverified hub lowers the confidence of the bore', () => {
  const titan = vehicleOf('nissan-titan-2017');
  expect(titan).toMatchObject({ confidence: 'medium' });
  expect(checkHubBore(titan, dual).confidence).toBe('low');
});

test('a wheel no smaller than the standard one clears the brakes', () => {
  expect(checkCaliper(f150, corbel)).toBeNull();
});

/** As a record of which nobody has looked at the brakes. */
const unmeasured = { ...f150, wheelOverBrakes: null, minWheelDiameterIn: null };

test('trap 2: a smaller wheel than any the factory fitted is unknown, never “fits”', () => {
  expect(checkCaliper(unmeasured, { ...corbel, diameterIn: 15 })).toMatchObject({
    code: 'caliper.unknown',
    verdict: 'unknown',
    decides: true,
  });
});

test('a diameter only another trim had is a note', () => {
  expect(checkCaliper(unmeasured, { ...corbel, diameterIn: 17 })).toMatchObject({
    code: 'caliper.unknown',
    decides: false,
  });
});

test('a factory wheel of a size proves that it clears, the rotor that a smaller one does not', () => {
  const jl = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const on = (diameterIn: number) => checkCaliper(jl, { ...corbel, diameterIn });
  expect(on(17)).toBeNull();
  expect(on(16)).toMatchObject({ code: 'caliper.unknown', verdict: 'unknown' });
  expect(on(15)).toMatchObject({
    code: 'caliper.fail',
    margin: -1,
    fix: { code: 'fix.wheelSize', values: { size: 17 } },
  });
});

test.for(vehicles)('every factory size of $id clears its brakes', (vehicle) => {
  const rims = [vehicle.stockTire.size, ...vehicle.altStockTires].map(
    (size) => findTireSize(size)?.rimIn ?? 0,
  );
  for (const rimIn of rims) {
    expect(checkCaliper(vehicle, { ...corbel, diameterIn: rimIn })?.verdict, `${rimIn}`).not.toBe(
      'does-not-fit',
    );
  }
});

test('once the smallest wheel is measured it decides', () => {
  const measured = { ...f150, minWheelDiameterIn: 17 };
  expect(checkCaliper(measured, { ...corbel, diameterIn: 17 })).toBeNull();
  expect(checkCaliper(measured, { ...corbel, diameterIn: 16 })).toMatchObject({
    code: 'caliper.fail',
    verdict: 'does-not-fit',
    margin: -1,
    fix: { code: 'fix.wheelSize', values: { size: 17 } },
  });
});

test('a tire is refused for the wheel it will need, before that wheel is chosen', () => {
  const truck = { ...f150, minWheelDiameterIn: 17 };
  const onSixteens = tireOf('granfell-saltmarch-at-lt22575r16');
  expect(checkComingWheel(truck, onSixteens)).toMatchObject({
    code: 'caliper.fail',
    verdict: 'does-not-fit',
    limit: 17,
  });
  expect(checkComingWheel(truck, { ...onSixteens, size: '' })?.verdict).toBe('unknown');
  const build = { vehicle: unmeasured, lift: null, wheel: null, tire: onSixteens };
  expect(assessFitment(build).verdict).toBe('unknown');
});

test('a tire needs a wheel of its own diameter', () => {
  expect(checkRimDiameter(tire35, corbel)).toMatchObject({ code: 'rimDiameter.ok' });
  expect(checkRimDiameter(tire35, dual)).toMatchObject({
    code: 'rimDiameter.fail',
    verdict: 'does-not-fit',
    values: { tire: 18, wheel: 20 },
    fix: { code: 'fix.wheelSize', values: { size: 18 } },
  });
});

test('a size nobody can read is unknown', () => {
  expect(checkRimDiameter({ ...tire35, size: '35s' }, corbel)).toMatchObject({
    code: 'tire.unreadable',
    verdict: 'unknown',
  });
});

test('a wheel must be as wide as the tire is approved for', () => {
  const narrow = { ...corbel, widthIn: 7.5 };
  const wide = { ...corbel, widthIn: 12 };
  expect(checkRimWidth(tire35, corbel)).toMatchObject({ code: 'rimWidth.ok', margin: 0.5 });
  expect(checkRimWidth(tire35, narrow)).toMatchObject({ code: 'rimWidth.fail', margin: -1 });
  expect(checkRimWidth(tire35, wide)).toMatchObject({
    verdict: 'does-not-fit',
    values: { min: 8.5, max: 11, have: 12 },
  });
});

test('a kept tire goes on a new wheel within its approved widths', () => {
  const tire = factoryTire(f150);
  expect(checkRimWidth(tire, { ...corbel, widthIn: 9 })).toMatchObject({ verdict: 'fits' });
  expect(checkRimWidth(tire, { ...corbel, widthIn: 10 })).toMatchObject({
    verdict: 'does-not-fit',
    values: { min: 7.5, max: 9.5 },
  });
});

test('without the approved widths only the factory’s own pair is known to fit', () => {
  const tire = factoryTire({ ...f150, factoryTires: null });
  expect(checkRimWidth(tire, factoryWheel(f150)).verdict).toBe('fits');
  expect(checkRimWidth(tire, corbel)).toMatchObject({
    code: 'rimWidth.unknown',
    verdict: 'unknown',
  });
  expect(checkRimWidth({ ...tire35, rimMaxIn: null }, corbel).verdict).toBe('unknown');
});

test('a record whose sizes cannot be read falls back on its own figures', () => {
  const vehicle = { ...f150, stockTire: { size: '?', diameterIn: 32.1 }, altStockTires: [] };
  expect(factorySizesOf(vehicle)).toEqual({
    stockDiameterIn: 32.1,
    largestDiameterIn: 32.1,
    widestSectionIn: null,
    smallestRimIn: 18,
  });
  expect(factoryFactsOf(vehicle).standardLoadLb).toBeNull();
});

test('a hub that nobody has verified refuses no bore that is near it, and one far below it still', () => {
  const titan = vehicleOf('nissan-titan-2017');
  expect(titan.unverified).toContain('hubBoreMm');
  const wheel = { ...wheelOf('basaltline-corbel-18x9-6x1397-p18'), boreMm: titan.hubBoreMm - 5 };
  expect(checkHubBore(titan, wheel)).toMatchObject({ code: 'bore.doubt', verdict: 'unknown' });
  const verified = { ...titan, unverified: [] };
  expect(checkHubBore(verified, wheel)).toMatchObject({ code: 'bore.fail' });
  const tiny = { ...wheel, boreMm: titan.hubBoreMm - 20 };
  expect(checkHubBore(titan, tiny)).toMatchObject({ code: 'bore.fail' });
});

test('single wheels do not go on dual rear wheels, whatever they are drilled', () => {
  const record = vehicleOf('ford-superduty-2017');
  const dually = asTrim(record, 'f-350-drw');
  expect(dually.stockWheel.offsetMm).toBe(136);
  const wheel = { ...factoryWheel(record), factory: false, offsetMm: 0 };
  expect(checkBoltPattern(dually, wheel)).toMatchObject({
    code: 'bolt.dual',
    verdict: 'does-not-fit',
    values: { have: '8x170' },
  });
  expect(checkBoltPattern(dually, { ...wheel, offsetMm: null }).code).toBe('bolt.dual');
  expect(checkBoltPattern(dually, { ...wheel, offsetMm: 136 }).code).toBe('bolt.ok');
  expect(checkBoltPattern(dually, factoryWheel(dually)).code).toBe('bolt.ok');
});
