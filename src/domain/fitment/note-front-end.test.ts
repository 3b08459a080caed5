import { expect, test } from 'vitest';
import { kitOf, vehicleOf } from '#tests/factories/demo-records.ts';
import { asTrim } from './as-trim.ts';
import type { FitLift } from './build.ts';
import { noteFrontEnd } from './note-front-end.ts';
import { noteKitTrims } from './note-kit-trims.ts';

const coilover = kitOf('dunmark-stratagem-3x2');
const tacoma = vehicleOf('toyota-tacoma-2016');

function codesOf(lift: FitLift | null, vehicle = tacoma) {
  return noteFrontEnd(vehicle, lift).flatMap((one) => (one ? [one.code] : []));
}

test('from 2.5 in on, an independent front gets a note on arms and on axle shafts', () => {
  expect(codesOf({ ...coilover, driveline: null })).toEqual(['lift.upperArms', 'lift.shaftAngle']);
  expect(codesOf({ ...coilover, driveline: null, frontIn: 2.4 })).toEqual([]);
  expect(codesOf(null)).toEqual([]);
});

test('a kit that brings its arms is only told of the shafts', () => {
  expect(codesOf({ ...coilover, driveline: 'with upper control arms' })).toEqual([
    'lift.shaftAngle',
  ]);
});

test('struts have no upper arms', () => {
  const suspension = { ...tacoma.suspension, frontSpring: 'strut' as const };
  const lift = { ...coilover, driveline: null };
  expect(codesOf(lift, { ...tacoma, suspension })).toEqual(['lift.shaftAngle']);
});

test('brackets lower the whole front, a body lift leaves it, and a solid axle has neither', () => {
  expect(codesOf(kitOf('bramblecut-fenline-6x5'), vehicleOf('ford-f150-2021'))).toEqual([]);
  expect(codesOf({ ...coilover, type: 'body' })).toEqual([]);
  expect(codesOf(coilover, vehicleOf('jeep-wrangler-jl-4dr-2018'))).toEqual([]);
});

test('a spacer for the plain truck says which trims it is not for, until the trim is told', () => {
  const f150 = vehicleOf('ford-f150-2021');
  const spacer = kitOf('cairnwell-levelset-2x0');
  expect(noteKitTrims(f150, spacer)).toMatchObject({
    code: 'lift.trims',
    decides: false,
    values: { trims: 'Tremor' },
  });
  expect(noteKitTrims(asTrim(f150, 'xlt-lariat-4x4-18-in'), spacer)).toBeNull();
  expect(noteKitTrims(f150, null)).toBeNull();
  expect(noteKitTrims(f150, kitOf('bramblecut-fenline-6x5'))).toBeNull();
  expect(noteKitTrims(vehicleOf('ford-f150-raptor-2017'), spacer)).toBeNull();
  expect(noteKitTrims({ ...f150, trims: null }, spacer)).toBeNull();
});
