import { expect, test } from 'vitest';
import { memoryStorage } from '#tests/fakes/memory-storage.ts';
import { createGarageStore } from './garage-store.ts';

const bronco = { vehicleId: 'ford-bronco-2021', year: 2023 };
const truck = (year: number) => ({ vehicleId: 'ford-f150-2021', year });

test('the newest vehicle stands first, each once, six at most', () => {
  const garage = createGarageStore(memoryStorage());
  for (const year of [2021, 2022, 2023, 2024, 2025]) garage.remember(truck(year));
  garage.remember(bronco);
  garage.remember(truck(2021));
  garage.remember(truck(2026));
  expect(garage.list().map(({ year }) => year)).toEqual([2026, 2021, 2023, 2025, 2024, 2023]);
  garage.forget(bronco);
  expect(garage.list()).not.toContainEqual(bronco);
});

test('a VIN stays with its vehicle until its owner drops it', () => {
  const garage = createGarageStore(memoryStorage());
  garage.remember({ ...bronco, vin: '1FMDE5BH0MLA12345' });
  garage.remember(bronco);
  expect(garage.list()).toEqual([{ ...bronco, vin: '1FMDE5BH0MLA12345' }]);
  garage.remember({ ...bronco, vin: undefined });
  expect(garage.list()).toEqual([bronco]);
});

test('what somebody else wrote there is no vehicle', () => {
  const storage = memoryStorage();
  storage().setItem('ironwood.garage', '[{"vehicleId":1},null,{"vehicleId":"a","year":2020}]');
  expect(createGarageStore(storage).list()).toEqual([{ vehicleId: 'a', year: 2020 }]);
  storage().setItem('ironwood.garage', 'not json');
  expect(createGarageStore(storage).list()).toEqual([]);
});
