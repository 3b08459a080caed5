import { expect, test } from 'vitest';
import { kitOf, vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import { factoryWheel } from './build.ts';
import { innerRoom } from './inner-room.ts';

const f150 = vehicleOf('ford-f150-2021');
const wrangler = vehicleOf('jeep-wrangler-jl-4dr-2018');
const bare = { lift: null, tire: null };
const corbel = wheelOf('basaltline-corbel-17x9-6x135-p0');

test('the part beside the wheel is one that the truck has', () => {
  const onJeep = { ...bare, vehicle: wrangler, wheel: wheelOf('basaltline-corbel-18x9-5x127-p18') };
  expect(innerRoom(onJeep)?.part).toBe('control-arm');
  expect(innerRoom({ ...bare, vehicle: f150, wheel: corbel })?.part).toBe('upper-arm');
});

test('what is left is the trade rule’s room and what the wheel changes of it', () => {
  const room = innerRoom({ ...bare, vehicle: f150, wheel: corbel });
  expect(room?.changeMm).toBeGreaterThan(0);
  expect(room?.leftMm).toEqual({
    least: 8 + (room?.changeMm ?? 0),
    most: 15 + (room?.changeMm ?? 0),
  });
});

test('nothing is said of room that the rule does not cover', () => {
  const deep = { ...corbel, offsetMm: 90 };
  expect(innerRoom({ ...bare, vehicle: f150, wheel: deep })?.leftMm).toBeNull();
  const kit = kitOf('bramblecut-fenline-4x3');
  expect(innerRoom({ ...bare, vehicle: f150, wheel: corbel, lift: kit })?.leftMm).toBeNull();
});

test('a wheel that stays, or an offset that nobody has recorded, moves nothing', () => {
  const known = { ...bare, vehicle: f150 };
  expect(innerRoom({ ...known, wheel: null })).toBeNull();
  expect(innerRoom({ ...known, wheel: factoryWheel(f150) })).toBeNull();
  expect(innerRoom({ ...known, wheel: { ...corbel, offsetMm: null } })).toBeNull();
  const unmeasured = { ...f150, stockWheel: { ...f150.stockWheel, offsetMm: null } };
  expect(innerRoom({ ...bare, vehicle: unmeasured, wheel: corbel })).toBeNull();
});
