import { expect, test } from 'vitest';
import { shortTruck } from './short-truck.ts';

test.for([
  ['2021 Ford F-150', 'Ford', '2021 F-150'],
  ['2020 Jeep Wrangler Unlimited (4-door)', 'Jeep', '2020 Wrangler Unlimited'],
  ['2022 Ram 2500', 'Ram', '2022 Ram 2500'],
  ['2012 Ram 1500 (DS; Dodge Ram 1500 to 2010)', 'Ram', '2012 Ram 1500'],
  ['2015 Toyota 4Runner', 'Toyota', '2015 4Runner'],
  ['2019 Toyota Tacoma', '', '2019 Toyota Tacoma'],
] as const)('%s of %s is "%s"', ([name, make, short]) => {
  expect(shortTruck(name, make)).toBe(short);
});
