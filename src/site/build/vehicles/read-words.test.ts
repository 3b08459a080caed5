import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { readWords } from './read-words.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));

test('a VIN, also one that is still being typed, is never reported as words without a match', () => {
  const vin = '1FTEW1EP0MFA12345';
  for (let length = 9; length <= 17; length += 1) {
    const read = readWords(choices, vin.slice(0, length));
    expect(read).toMatchObject({ meant: [], unknown: '', count: length });
    expect(read.look).toBe(length === 17 ? 'whole' : 'begun');
  }
});

test.for(['ABC1234', 'abc 1234', '7ABC123', 'CAA-1A23'])(
  '"%s" may be a plate: it is declined, and gets into no address',
  (plate) => {
    expect(readWords(choices, plate)).toMatchObject({ look: 'plate', meant: [], unknown: '' });
  },
);

test.for(['2012 kia', 'unimog 404', 'hdj81', 'xyz12'])('"%s" is no plate', (words) => {
  expect(readWords(choices, words).look).toBe('words');
});

test('words that find a truck are words, also run together', () => {
  expect(readWords(choices, '2021 ford bronco 4dr')).toMatchObject({ look: 'words' });
  expect(readWords(choices, '1962 unimog')).toMatchObject({
    look: 'words',
    unknown: '1962 unimog',
  });
});
