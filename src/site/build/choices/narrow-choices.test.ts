import { expect, test } from 'vitest';
import { countFilters, filtersQuery, noWishes, readChoiceFilters } from './choice-filter-values.ts';
import { type ChoiceEntry, filtersToDrop, narrowChoices } from './narrow-choices.ts';

const entry = (sku: string, changes: Partial<ChoiceEntry> = {}): ChoiceEntry => ({
  sku,
  verdict: 'fits',
  values: { brand: ['vantrel'], size: ['18'] },
  switches: ['noTrim', 'noRegear'],
  priceCents: 100_000,
  sizeIn: 18,
  ...changes,
});
const entries = [
  entry('a'),
  entry('b', { values: { brand: ['tinstead'], size: ['17'] }, priceCents: 60_000, sizeIn: 17 }),
  entry('c', { verdict: 'fits-with-work', switches: [], priceCents: 40_000 }),
  entry('d', { verdict: 'does-not-fit', values: { brand: ['tinstead'], size: ['22'] } }),
];
const read = (query: string) => readChoiceFilters(new URLSearchParams(query));
const shown = (query: string) =>
  narrowChoices(entries, read(query)).groups.map(({ verdict, skus }) => [verdict, ...skus]);

test('what an address asks of a list comes out of it again, and nothing else', () => {
  const asked =
    'brand=vantrel&brand=tinstead&size=17&noTrim=1&max=1500&sort=priceUp&refused=1&more=fits-36';
  const pairs = Object.entries(filtersQuery(read(asked))).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${name}=${one}`),
  );
  expect(new Set(pairs)).toEqual(new Set(asked.split('&')));
  expect(
    filtersQuery(read('max=0&max=x&sort=?&more=all-3&more=fits&noTrim=yes&brand=%3Cb%3E')),
  ).toEqual(filtersQuery(noWishes));
  expect(countFilters(read(asked))).toBe(4);
});

test('parts stand by verdict, best first, and what does not fit only when asked for', () => {
  expect(shown('')).toEqual([
    ['fits', 'a', 'b'],
    ['fits-with-work', 'c'],
  ]);
  expect(shown('refused=1')).toContainEqual(['does-not-fit', 'd']);
  expect(shown('sort=priceUp')[0]).toEqual(['fits', 'b', 'a']);
  expect(shown('sort=largest')[0]).toEqual(['fits', 'a', 'b']);
});

test('all wishes are met, and each count says what its tap would show', () => {
  expect(shown('brand=tinstead&brand=vantrel&noTrim=1&max=700')).toEqual([['fits', 'b']]);
  const { counts, switchCounts, total, refused } = narrowChoices(entries, read('brand=tinstead'));
  expect(total).toBe(1);
  expect(refused).toBe(1);
  expect([...counts.brand]).toEqual([
    ['vantrel', 2],
    ['tinstead', 1],
  ]);
  expect([...counts.size]).toEqual([['17', 1]]);
  expect(switchCounts).toEqual({ noTrim: 1, noRegear: 1, inStock: 0 });
});

test('where nothing is left each way out says what it leads to, the best first', () => {
  const ways = filtersToDrop(entries, read('brand=tinstead&noTrim=1&max=500'));
  expect(ways).toMatchObject([{ of: 'price', total: 1 }]);
  const others = filtersToDrop(entries, read('size=18&max=500&noTrim=1'));
  expect(others.map(({ of, total }) => [of, total])).toEqual([
    ['noTrim', 1],
    ['price', 1],
  ]);
  expect(filtersToDrop(entries, read('brand=tinstead&size=18&noTrim=1&max=500'))).toEqual([]);
});

test('as many of a verdict as somebody asked for', () => {
  const many = Array.from({ length: 40 }, (_, at) => entry(`w${at}`));
  expect(narrowChoices(many, noWishes).groups[0]).toMatchObject({ total: 40 });
  expect(narrowChoices(many, noWishes).groups[0]?.skus).toHaveLength(12);
  expect(narrowChoices(many, read('more=fits-36')).groups[0]?.skus).toHaveLength(36);
});
