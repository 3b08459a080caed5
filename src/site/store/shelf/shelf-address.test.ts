import { expect, test } from 'vitest';
import { paramsFor } from '#src/web/page/page-params.ts';
import {
  countFilters,
  readShelfAddress,
  toQuery,
  withoutFilters,
  withToggled,
} from './shelf-address.ts';
import { readTruckQuery, truckQuery } from './truck-query.ts';

const read = (query: string) => readShelfAddress(new URLSearchParams(query), 'wheels');
const write = (query: string) =>
  Object.entries(toQuery(read(query))).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${name}=${one}`),
  );

test('what an address asks for comes out of it again, and nothing else', () => {
  const asked = [
    ...['brand=vantrel', 'brand=tinstead', 'diameter=17', 'offset=-12', 'pattern=5x139.7'],
    ...['max=400', 'q=quoin', 'vehicle=ford-f150-2021', 'year=2021'],
    ...['lift=bramblecut-fenline-6x5', 'tire=35x12.50', 'work=none'],
    ...['sort=priceUp', 'page=2', 'refused=show', 'compare=a,b'],
  ];
  expect(new Set(write(asked.join('&')))).toEqual(new Set(asked));
  expect(write('sort=name&page=1&max=&q=&compare=&lift=')).toEqual([]);
});

test('what was told about the truck is one parameter, which pages of the store are kept by', () => {
  const own = { trim: 'xl-stx', drive: '2wd', options: { ccd: false }, gawrRearLb: 3_850 } as const;
  const asked = { vehicleId: 'ford-f150-2021', year: 2021, own, liftSku: null, tire: null };
  const query = new URLSearchParams(truckQuery({ ...asked, noWork: false }));
  const seen = paramsFor('truck', query, (error) => {
    throw error;
  });
  expect(readTruckQuery(seen)).toEqual({ ...asked, noWork: false });
  const painted = truckQuery({ ...asked, own: { ...own, paint: 'lake' }, noWork: false });
  expect(painted).toEqual(truckQuery({ ...asked, noWork: false }));
});

test('what nobody could have chosen is not asked for', () => {
  expect(write('rim=17&height=35&type=mud')).toEqual([]);
  expect(write('max=-1&max=9e9&page=0&page=x&sort=best&tire=99x9&vehicle=../etc')).toEqual([]);
  expect(write(`brand=${'x'.repeat(61)}&brand=%3Cb%3E&compare=../a`)).toEqual([]);
  expect(read('refused=show').truck).toBeNull();
  expect(write('refused=show')).toEqual([]);
});

test('a vehicle that is still being chosen fits nothing yet', () => {
  expect(read('vehicle=ford-f150-2021&pick=1').truck).toBeNull();
});

test('a value is put in and taken out again, from the first page', () => {
  const second = read('brand=vantrel&page=3');
  const both = withToggled(second, { name: 'brand', value: 'tinstead' });
  expect(both).toMatchObject({ page: 1, chosen: { brand: ['vantrel', 'tinstead'] } });
  const one = withToggled(both, { name: 'brand', value: 'vantrel' });
  expect(one.chosen).toEqual({ brand: ['tinstead'] });
});

test('clearing keeps the truck and what is compared', () => {
  const address = read('brand=vantrel&max=300&q=x&vehicle=ford-f150-2021&compare=a');
  expect(countFilters(address)).toBe(3);
  const cleared = withoutFilters(address);
  expect(countFilters(cleared)).toBe(0);
  expect(cleared).toMatchObject({ truck: { vehicleId: 'ford-f150-2021' }, compared: ['a'] });
});

test('at most four things are compared, each once', () => {
  expect(read('compare=a,b,a,c,d,e').compared).toEqual(['a', 'b', 'c', 'd']);
});
