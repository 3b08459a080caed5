import { expect, test } from 'vitest';
import { tireOf, vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import { type FitTire, type FitWheel, factoryTire, factoryWheel } from './build.ts';
import { noteLugNuts, noteTireUse } from './note-tire-use.ts';

/** It came on 275/65R18 116: 2,756 lb, which count for 2,505 lb on a truck. */
const f150 = vehicleOf('ford-f150-2021');
const superDuty = vehicleOf('ford-superduty-2017');
const tire = tireOf('granfell-saltmarch-at-lt26570r17');

function notesOn(change: Partial<FitTire>, vehicle = f150) {
  return noteTireUse(vehicle, { ...tire, ...change }).filter((one) => one !== null);
}

test('a tire that is made for less than 112 mph says how fast it may go', () => {
  expect(notesOn({ speed: 'Q' })[0]).toMatchObject({ code: 'tire.speed', values: { mph: 99 } });
  for (const speed of ['S', 'T', '?', undefined]) {
    expect(notesOn({ speed }).map(({ code }) => code)).not.toContain('tire.speed');
  }
});

test('LT tires in place of passenger tires get the pressure that carries the same load', () => {
  const range = { loadRange: 'E', maxLoadLb: 3_195, speed: 'S' };
  expect(notesOn(range)).toMatchObject([
    { code: 'tire.pressure', decides: false, values: { psi: 53, load: 2_505 } },
  ]);
  expect(notesOn({ ...range, size: '35x12.50R17LT' })[0]?.values.psi).toBe(43);
  expect(notesOn({ ...range, size: 'LT315/70R17' })[0]?.values.psi).toBe(43);
  expect(notesOn({ ...range, maxLoadLb: 2_000 })[0]?.values.psi).toBe(80);
});

test('nothing is said of pressure where the kind, the load or the range is the same or unknown', () => {
  const silent = { speed: 'S', loadRange: 'E', maxLoadLb: 3_195 };
  expect(notesOn(silent, superDuty)).toEqual([]);
  expect(notesOn({ ...silent, size: '265/70R17' })).toEqual([]);
  expect(notesOn({ ...silent, size: 'large' })).toEqual([]);
  expect(notesOn({ ...silent, loadRange: 'SL' })).toEqual([]);
  expect(notesOn({ ...silent, loadRange: undefined })).toEqual([]);
  expect(notesOn({ ...silent, maxLoadLb: null })).toEqual([]);
  const unread = { ...f150, stockTire: { size: '?', diameterIn: 32 } };
  expect(notesOn(silent, unread)).toEqual([]);
  const unloaded = {
    ...f150,
    stockTire: { size: '275/65R17', diameterIn: 31 },
    stockLoadIndex: null,
  };
  expect(notesOn(silent, unloaded)).toEqual([]);
  expect(noteTireUse(f150, factoryTire(f150))).toEqual([]);
});

test('new wheels say which lug nuts they take, factory wheels and unknown seats do not', () => {
  const wheel: FitWheel = wheelOf('basaltline-corbel-18x9-6x135-p0');
  expect(noteLugNuts(f150, wheel)).toMatchObject({
    code: 'lug.conical',
    decides: false,
    values: { thread: f150.lugThread },
  });
  expect(noteLugNuts(f150, { ...wheel, lug: 'ball seat' })?.code).toBe('lug.ball');
  expect(noteLugNuts(f150, { ...wheel, lug: 'see box' })).toBeNull();
  expect(noteLugNuts(f150, { ...wheel, lug: undefined })).toBeNull();
  expect(noteLugNuts(f150, factoryWheel(f150))).toBeNull();
});
