import { expect, test } from 'vitest';
import seed from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import { liftKitsOf, parseCatalogSeed } from './index.ts';

const catalog = parseCatalogSeed(seed);

test('the demo catalogue is read whole', () => {
  expect(catalog.liftLines).toHaveLength(14);
  expect(catalog.wheels).toHaveLength(234);
  expect(catalog.tires).toHaveLength(257);
});

test('dollars of the file become cents', () => {
  expect(catalog.wheels[0]).toMatchObject({
    sku: 'basaltline-corbel-17x9-6x135-p0',
    priceCents: 23_900,
  });
  expect(catalog.liftLines[0]?.priceCents).toEqual({ min: 9_900, max: 32_900 });
});

test('a lift line becomes one kit per height, each with its own stock number', () => {
  const kits = catalog.liftLines.flatMap(liftKitsOf);
  expect(kits).toHaveLength(38);
  expect(new Set(kits.map((kit) => kit.sku)).size).toBe(38);
  expect(kits.find((kit) => kit.sku === 'bramblecut-fenline-6x5')).toMatchObject({
    frontIn: 6,
    rearIn: 5,
  });
});

test('a wheel without a bolt pattern is refused', () => {
  const broken = { ...seed, wheels: [{ ...seed.wheels[0], boltPatterns: [] }] };
  expect(() => parseCatalogSeed(broken)).toThrow(/boltPatterns/);
});

test('every wheel and tire belongs to a line of its brand', () => {
  const brands = new Map(
    [...catalog.wheelLines, ...catalog.tireLines].map((line) => [line.lineId, line.brand]),
  );
  for (const item of [...catalog.wheels, ...catalog.tires]) {
    expect(brands.get(item.lineId)).toBe(item.brand);
  }
});
