import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf, vehicles, wheelOf } from '#tests/factories/demo-records.ts';
import { factoryWheel } from './build.ts';
import { checkTireRoom, leastFactoryOffsetMm } from './check-tire-room.ts';
import { type Reason, VERDICTS } from './reasons.ts';

const ram = vehicleOf('ram-1500-2019');
const wheel = wheelOf('vantrel-quoin-18x8.5-6x1397-p25');
const tire = tireOf('granfell-saltmarch-at-35x1250r18lt');

/** The widest factory size of the Ram is 285 mm; its wheel has an offset of 19. */
function place(size: string, offsetMm: number, vehicle = ram) {
  const on = { ...wheel, offsetMm };
  return checkTireRoom({ vehicle, lift: null, wheel: on, tire: { ...tire, size } });
}

test('a factory width on the factory offset has its room', () => {
  expect(place('LT285/70R18', 19)).toBeNull();
  expect(place('35x12.50R18LT', 0)).toBeNull();
});

test('within what the trade knows it is work, past it nobody knows', () => {
  expect(place('LT305/65R18', 19)).toMatchObject({
    code: 'offset.tireNear',
    verdict: 'fits-with-work',
    values: { inner: 10, size: 'LT305/65R18' },
    margin: -2,
  });
  expect(place('35x12.50R18LT', 25)).toMatchObject({
    code: 'offset.tireInner',
    verdict: 'unknown',
    unit: 'mm',
  });
});

test('without the factory offset nobody knows, unless even the lowest on record leaves room', () => {
  for (const vehicle of vehicles) {
    const { offsetMm } = vehicle.stockWheel;
    if (offsetMm !== null) expect(offsetMm).toBeGreaterThanOrEqual(leastFactoryOffsetMm(vehicle));
  }
  const silent = { ...ram, stockWheel: { ...ram.stockWheel, offsetMm: null } };
  expect(place('35x12.50R18LT', 25, silent)).toMatchObject({
    code: 'offset.tireOpen',
    verdict: 'unknown',
  });
  expect(place('LT285/70R18', 19, silent)).toBeNull();
});

test('a kept wheel has not moved, though no record gives its offset', () => {
  const trx = vehicleOf('ram-1500-trx-2021');
  expect(trx.stockWheel.offsetMm).toBeNull();
  const wide = { ...tire, size: '37x13.50R18LT' };
  const kept = checkTireRoom({ vehicle: trx, lift: null, wheel: factoryWheel(trx), tire: wide });
  expect(kept?.code).toBe('offset.tireNear');
});

test('what cannot be measured is left to the rules that say so', () => {
  expect(place('wide', 60)).toBeNull();
  const unread = { ...ram, stockTire: { size: '?', diameterIn: 32 }, altStockTires: [] };
  expect(place('35x12.50R18LT', 60, unread)).toBeNull();
  const nowhere = { ...wheel, offsetMm: null };
  expect(checkTireRoom({ vehicle: ram, lift: null, wheel: nowhere, tire })).toBeNull();
});

test('a bracket kit has a knuckle of its own', () => {
  const lift = kitOf('bramblecut-fenline-6x5');
  expect(checkTireRoom({ vehicle: ram, lift, wheel, tire })).toBeNull();
  const leveled = kitOf('cairnwell-levelset-2x0');
  const further = { ...wheel, offsetMm: 30 };
  expect(checkTireRoom({ vehicle: ram, lift: leveled, wheel: further, tire })).not.toBeNull();
});

test('a wider tire never gains room, nor does a higher offset', () => {
  const section = fc.integer({ min: 19, max: 30 }).map((half) => half / 2);
  const offset = fc.integer({ min: -44, max: 60 });
  const rank = (reason: Reason | null) => VERDICTS.indexOf(reason?.verdict ?? 'fits');
  fc.assert(
    fc.property(
      fc.constantFrom(...vehicles),
      fc.tuple(section, section),
      fc.tuple(offset, offset),
      (vehicle, sections, offsets) => {
        const at = (sectionIn: number, offsetMm: number) =>
          rank(place(`35x${sectionIn.toFixed(2)}R18LT`, offsetMm, vehicle));
        const [narrow, wide] = [Math.min(...sections), Math.max(...sections)];
        const [out, inward] = [Math.min(...offsets), Math.max(...offsets)];
        expect(at(wide, out)).toBeGreaterThanOrEqual(at(narrow, out));
        expect(at(narrow, inward)).toBeGreaterThanOrEqual(at(narrow, out));
      },
    ),
  );
});
