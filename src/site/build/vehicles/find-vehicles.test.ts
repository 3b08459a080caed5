import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { findVehicles } from './find-vehicles.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));
const first = (typed: string) => {
  const [found] = findVehicles(choices, typed);
  return found && `${found.year} ${found.choice.make} ${found.choice.model}`;
};

test('a year and the beginning of a name find the vehicle', () => {
  expect(first('2019 silv')).toBe('2019 Chevrolet Silverado 1500');
  expect(first('silverado 19')).toBe('2019 Chevrolet Silverado 1500');
  expect(first('12 tacoma')).toBe('2012 Toyota Tacoma');
  expect(first('2023 bronco')).toMatch(/^2023 Ford Bronco/);
  expect(first('f150')).toMatch(/^20\d\d Ford F-150$/);
  expect(first('chevy silverado 2019')).toBe('2019 Chevrolet Silverado 1500');
});

test('a model name that looks like a year is a model name', () => {
  expect(first('ram 1500')).toMatch(/Ram 1500$|1500/);
  expect(first('1500 2019')).toMatch(/^2019 .*1500/);
});

test('without a year the newest stands for it, and says so', () => {
  const [found] = findVehicles(choices, 'wrangler');
  expect(found).toMatchObject({ isYearAsked: false, year: found?.choice.yearTo });
});

test('what is not on record finds nothing', () => {
  expect(findVehicles(choices, '1962 silverado')).toEqual([]);
  expect(findVehicles(choices, 'unimog')).toEqual([]);
  expect(findVehicles(choices, '  ')).toEqual([]);
});

test('words that are said over and over are no more work than as many others', () => {
  expect(first('super duty '.repeat(22))).toMatch(/Super Duty/);
  expect(first(`f150 ${'supercrew super crew '.repeat(2000)}`)).toMatch(/F-150/);
  expect(first('20 '.repeat(5000))).toMatch(/^2020 /);
});
