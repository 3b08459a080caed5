import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import type { NamedVehicle, VinAnswer } from '#src/domain/vin/index.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { readVinNote, toVinQuery } from './vin-note.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));

function noteOf(answer: VinAnswer) {
  const query = toVinQuery(answer, choices);
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  );
  return readVinNote(new URLSearchParams(pairs), choices);
}

const f150: NamedVehicle = {
  ...{ year: 2021, otherYear: null, make: 'Ford', model: 'F-150', trims: [] },
  ...{ vehicleIds: ['ford-f150-2021'], isCertain: true, isOtherCab: false, isDualRear: false },
  cab: { value: 'crew', confidence: 'medium' },
  drive: { value: '4x4', confidence: 'medium' },
  leftToAsk: ['trim'],
};
const named = (part: Partial<NamedVehicle> = {}): VinAnswer => ({
  ...{ status: 'named', replaced: false, isCheckDigitRight: true },
  named: { ...f150, ...part },
});

test('a vehicle comes with its record, year, hints and what is left to ask', () => {
  expect(noteOf(named())).toEqual({
    ...{ outcome: 'found', vehicleIds: ['ford-f150-2021'], year: 2021, otherYear: null },
    ...{ trim: null, unlisted: null, figures: '' },
    remarks: ['cab-crew', 'drive-4x4', 'ask-trim'],
  });
});

test('a trim is told if the record has it', () => {
  const trim = choices.find(({ id }) => id === 'ford-f150-2021')?.trims[0]?.name ?? '';
  expect(trim).not.toBe('');
  expect(noteOf(named({ trims: [trim] }))?.trim).toBe(trim);
  expect(noteOf(named({ trims: ['<b>Other</b>'] }))?.trim).toBeNull();
  expect(noteOf(named({ trims: [trim, 'Lariat'] }))?.trim).toBeNull();
});

test('several records are a choice, the likeliest first', () => {
  const vehicleIds = ['ford-f150-2021', 'ford-f150-raptor-2021'];
  const note = noteOf(named({ vehicleIds, isCertain: false, leftToAsk: ['vehicle', 'cab'] }));
  expect(note).toMatchObject({ outcome: 'choose', vehicleIds });
  expect(note?.remarks).toContain('ask-cab');
});

test('warnings are remarks', () => {
  const answer = { ...named({ isDualRear: true, isOtherCab: true, otherYear: 1995 }) };
  const note = noteOf({ ...answer, replaced: true, isCheckDigitRight: false } as VinAnswer);
  expect(note?.remarks).toEqual(
    expect.arrayContaining(['digit', 'replaced', 'dually', 'other-cab']),
  );
  expect(note?.otherYear).toBe(1995);
});

test('what we have no record of is named', () => {
  const transit = { make: 'Ford', model: 'Transit', vehicleIds: [], isCertain: false };
  expect(noteOf(named(transit))).toMatchObject({
    outcome: 'unlisted',
    unlisted: { make: 'Ford', model: 'Transit', year: 2021 },
  });
});

test.each<[VinAnswer, object]>([
  [
    { status: 'wrong-length', count: 16 },
    { outcome: 'length', figures: '16' },
  ],
  [
    { status: 'wrong-characters', positions: [4, 12] },
    { outcome: 'characters', figures: '4, 12' },
  ],
  [{ status: 'no-year', replaced: false, isCheckDigitRight: true }, { outcome: 'year' }],
  [{ status: 'unknown-maker', replaced: true, isCheckDigitRight: true }, { outcome: 'maker' }],
  [
    { status: 'unknown-model', makes: ['Ford'], replaced: false, isCheckDigitRight: false },
    { outcome: 'model', remarks: ['digit'] },
  ],
])('%j is said', (answer, note) => {
  expect(noteOf(answer)).toMatchObject(note);
});

test('an address that somebody made up says nothing of its own', () => {
  const read = (query: string) => readVinNote(new URLSearchParams(query), choices);
  expect(read('')).toBeNull();
  expect(read('vin=won.digit')).toBeNull();
  expect(read('vin=found&vehicle=none')).toBeNull();
  expect(read('vin=length.evil&figures=<b>16')).toMatchObject({ figures: '16', remarks: [] });
});
