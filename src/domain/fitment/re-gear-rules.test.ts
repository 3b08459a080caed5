import { expect, test } from 'vitest';
import { kitOf, tireOf, vehicleOf } from '#tests/factories/demo-records.ts';
import { AXLE_FAMILIES, axleFamiliesOf, offeredRatios } from './gear-families.ts';
import { nearestRatio } from './gearing.ts';
import { noteConsequences } from './notes.ts';
import { adviseRegear, checkRequiredGears } from './re-gear-rules.ts';
import vectors from './vectors.json' with { type: 'json' };

const f150 = vehicleOf('ford-f150-2015');
const nothing = { lift: null, wheel: null, tire: null };

function notesOf(vehicle: typeof f150, diameterIn: number) {
  const tire = { ...tireOf('granfell-saltmarch-at-35x1250r18lt'), diameterIn };
  const notes = noteConsequences({ ...nothing, vehicle, tire });
  return notes.filter((one) => one !== null);
}

test('the families are those of the formulas, ratio for ratio', () => {
  const given = Object.fromEntries(vectors.axleRatios.map((one) => [one.family, one.ratios]));
  expect(AXLE_FAMILIES).toEqual(given);
});

test('the worked example: 3.55 on 35s feels like 3.25 and wants 3.87', () => {
  const { dropPercent, worthOffering, advice } = adviseRegear(f150, 35);
  const gears = advice.find(({ axle }) => axle === 3.55);
  expect(gears?.effective).toBeCloseTo(3.253, 3);
  expect(gears?.restoring).toBeCloseTo(3.874, 3);
  expect(gears).toMatchObject({ nearest: 3.73, towing: 4.1 });
  expect(dropPercent).toBeCloseTo(8.36, 2);
  expect(worthOffering).toBe(true);
});

test('a truck with two axle families is offered what both can have', () => {
  expect(axleFamiliesOf(f150)).toHaveLength(2);
  expect(offeredRatios(f150)).toContain(4.1);
  expect(offeredRatios(f150)).not.toContain(3.08);
});

test('the Wranglers differ by generation', () => {
  expect(offeredRatios(vehicleOf('jeep-wrangler-jk-2dr-2007'))).toContain(3.21);
  expect(offeredRatios(vehicleOf('jeep-wrangler-jl-2dr-2018'))).not.toContain(3.21);
});

test('models that the tables do not name get no ratio', () => {
  for (const id of ['gmc-canyon-2015', 'lexus-gx460-2010', 'subaru-forester-2019']) {
    expect(offeredRatios(vehicleOf(id)), id).toEqual([]);
  }
  // Electric, or with the axles of an earlier generation.
  for (const id of ['ford-f150-lightning-2022', 'ford-ranger-1998', 'toyota-tundra-2000']) {
    expect(offeredRatios(vehicleOf(id)), id).toEqual([]);
  }
  expect(axleFamiliesOf({ ...f150, model: 'F-1000' })).toEqual([]);
});

test('the note names the ratios to quote, or only the drop', () => {
  const advised = notesOf(f150, 35).find((one) => one.code === 'gear.advise');
  expect(advised).toMatchObject({ decides: false, values: { percent: 8.4 } });
  expect(advised?.fix).toEqual({ code: 'fix.gear', values: { ratio: advised?.values.ratio } });
  expect(advised?.values.ratio).toMatch(/^3\.\d\d( \/ \d\.\d\d)+$/);
  const dropped = notesOf(vehicleOf('chevrolet-colorado-2015'), 35).map((one) => one.code);
  expect(dropped).toContain('gear.drop');
  const unknown = notesOf(vehicleOf('toyota-tacoma-2024'), 36).map((one) => one.code);
  expect(unknown).toContain('gear.drop');
});

test('small changes are not worth a word', () => {
  const codes = notesOf(f150, 32.1).map(({ code }) => code);
  expect(codes.filter((code) => /^(?:gear|speedo|spare)/.test(code))).toEqual([]);
});

test('a tie between two ratios goes to the numerically higher', () => {
  expect(nearestRatio([4, 3.5], 3.75)).toBe(4);
  expect(nearestRatio([3.5, 4], 3.75)).toBe(4);
  expect(nearestRatio([], 3.75)).toBeNull();
});

test('a spare larger than any factory tire is not known to fit its place', () => {
  const codes = notesOf(f150, 34.8).map((one) => one.code);
  expect(codes).toContain('spare.unknown');
});

test('a lifted pickup gets the note on state law, an SUV does not', () => {
  const lift = { type: 'leveling', frontIn: 2, rearIn: 0, for: '', driveline: null, reGear: false };
  const law = (vehicle: typeof f150) =>
    noteConsequences({ ...nothing, vehicle, lift: { ...lift, type: 'leveling', reGear: false } });
  expect(law(f150).map((one) => one?.code)).toContain('law.note');
  expect(law(vehicleOf('toyota-4runner-2010')).map((one) => one?.code)).not.toContain('law.note');
});

test('a re-gear required at 37 in counts by the name of the size', () => {
  const longArm = kitOf('farrowpeak-longarm-3.5x3.5');
  const tire37 = tireOf('mossgate-ledgewalker-rt-37x1250r17lt');
  const tire35 = tireOf('mossgate-ledgewalker-rt-35x1250r17lt');
  expect(tire37.diameterIn).toBe(36.8);
  expect(checkRequiredGears(longArm, tire37)?.code).toBe('gear.required');
  expect(checkRequiredGears(longArm, tire35)).toBeNull();
  expect(checkRequiredGears(kitOf('bramblecut-fenline-6x5'), tire37)).toBeNull();
});
