import { expect, test } from 'vitest';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { narrowVehicle, readPick } from './narrow-vehicle.ts';

function choice(id: string, make: string, model: string, years: [number, number]): VehicleChoice {
  const [yearFrom, yearTo] = years;
  const rest = { bodyStyle: 'suv-4door', generation: '', configuration: id } as const;
  return { id, make, model, yearFrom, yearTo, trims: [], ...rest };
}

const choices = [
  choice('f150', 'Ford', 'F-150', [2021, 2026]),
  choice('bronco-2', 'Ford', 'Bronco', [2021, 2026]),
  choice('bronco-4', 'Ford', 'Bronco', [2021, 2026]),
  choice('xj', 'Jeep', 'Cherokee', [1984, 2001]),
];

test('before anything is picked there is a whole vehicle', () => {
  expect(narrowVehicle(choices, {}).picked).toEqual({
    year: 2021,
    make: 'Ford',
    model: 'F-150',
    vehicleId: 'f150',
  });
});

test('each level offers only what the levels above it leave', () => {
  const { makes, models, bodies } = narrowVehicle(choices, { year: 2022, model: 'Bronco' });
  expect(makes).toEqual(['Ford']);
  expect(models).toEqual(['Bronco', 'F-150']);
  expect(bodies.map(({ id }) => id)).toEqual(['bronco-2', 'bronco-4']);
});

test('what no longer exists falls to the first choice of its level', () => {
  const { picked } = narrowVehicle(choices, { year: 1999, make: 'Ford', model: 'Bronco' });
  expect(picked).toEqual({ year: 1999, make: 'Jeep', model: 'Cherokee', vehicleId: 'xj' });
});

test('a link may name only the record', () => {
  const { picked } = narrowVehicle(choices, { vehicleId: 'xj' });
  expect(picked).toEqual({ year: 2001, make: 'Jeep', model: 'Cherokee', vehicleId: 'xj' });
});

test('a link may name a make, or a model too: their newest year', () => {
  const jeep = { year: 2001, make: 'Jeep', model: 'Cherokee', vehicleId: 'xj' };
  expect(narrowVehicle(choices, { make: 'Jeep' }).picked).toEqual(jeep);
  expect(narrowVehicle(choices, { make: 'Jeep', model: 'Cherokee' }).picked).toEqual(jeep);
  const named = narrowVehicle(choices, { make: 'Ford', model: 'Bronco' }).picked;
  expect(named).toMatchObject({ year: 2026, model: 'Bronco' });
  expect(narrowVehicle(choices, { make: 'Tucker' }).picked).toMatchObject({ model: 'F-150' });
});

test('a model is known by its beginning, in any letters, and in its year', () => {
  const jeeps = [
    ...choices,
    choice('gladiator', 'Jeep', 'Gladiator', [2020, 2026]),
    choice('jk', 'Jeep', 'Wrangler (2-door)', [2007, 2018]),
    choice('jl', 'Jeep', 'Wrangler Unlimited (4-door)', [2018, 2026]),
  ];
  const idOf = (pick: Parameters<typeof narrowVehicle>[1]) =>
    narrowVehicle(jeeps, pick).picked.vehicleId;
  expect(idOf({ make: 'Jeep', model: 'Wrangler' })).toBe('jl');
  expect(idOf({ make: 'jeep', model: 'wrangler' })).toBe('jl');
  expect(idOf({ make: 'Jeep', model: 'Wrangler', year: 2012 })).toBe('jk');
  expect(idOf({ make: 'Jeep', model: 'Wrangler Unlimited (4-door)', year: 2020 })).toBe('jl');
  expect(idOf({ make: 'Jeep', year: 2020 })).toBe('gladiator');
});

test('without a vehicle on record there is nothing to choose from', () => {
  expect(() => narrowVehicle([], {})).toThrow('no vehicle on record');
});

test('a pick is read from what a form sends, and is none without a vehicle, a make or a year', () => {
  const query = new URLSearchParams(
    'year=2021&make=Ford&model=Bronco&vehicle=bronco-2&step=vehicle',
  );
  expect(readPick(query)).toEqual({
    year: 2021,
    make: 'Ford',
    model: 'Bronco',
    vehicleId: 'bronco-2',
  });
  expect(readPick(new URLSearchParams('step=vehicle&year=soon'))).toBeNull();
});
