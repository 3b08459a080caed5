import { expect, test } from 'vitest';
import { catalog, kitOf, kits, vehicleOf } from '#tests/factories/demo-records.ts';

import { VERDICTS } from './reasons.ts';
import type { Assessment } from './rules.ts';
import { liftKitsFor, tiresFor, wheelsFor } from './selection.ts';

const f150 = vehicleOf('ford-f150-2015');
const lift = kitOf('bramblecut-fenline-6x5');

/** Refused for something that no clearance changes, such as another bolt pattern. */
const isBeyondHelp = ({ reasons }: Assessment) =>
  reasons.some(({ verdict, margin }) => verdict === 'does-not-fit' && margin === null);

test('every wheel is listed once, best verdict first, then most room, then lowest price', () => {
  const listed = wheelsFor(f150, { lift }, catalog.wheels);
  expect(new Set(listed.map(({ item }) => item.sku)).size).toBe(catalog.wheels.length);
  const keys = listed.map(({ item, assessment }) => [
    VERDICTS.indexOf(assessment.verdict),
    Number(isBeyondHelp(assessment)),
    -(assessment.marginIn ?? -1e6),
    item.priceCents,
  ]);
  const sorted = keys.toSorted((one, other) => {
    const differs = one.findIndex((part, index) => part !== other[index]);
    return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
  });
  expect(keys).toEqual(sorted);
  expect(listed[0]?.assessment.verdict).toBe('fits');
  expect(listed.at(-1)?.assessment.verdict).toBe('does-not-fit');
});

test.each([
  ['on its own wheel', undefined],
  [
    'on a wheel of 18 in',
    catalog.wheels.find(({ sku }) => sku === 'basaltline-corbel-18x9-6x135-p0'),
  ],
])(
  'of tires that do not fit %s the nearest miss comes first, those for another rim last',
  (_, wheel) => {
    const refused = tiresFor(f150, { wheel }, catalog.tires)
      .map(({ assessment }) => assessment)
      .filter(({ verdict }) => verdict === 'does-not-fit');
    const near = refused.filter((one) => !isBeyondHelp(one)).map(({ marginIn }) => marginIn ?? 0);
    expect(near.length).toBeGreaterThan(10);
    expect(near).toEqual(near.toSorted((one, other) => other - one));
    expect(near[0]).toBeGreaterThan(-1);
    expect(refused.slice(0, near.length).some(isBeyondHelp)).toBe(false);
    expect(refused.slice(near.length).every(isBeyondHelp)).toBe(true);
  },
);

test('the order does not depend on the order of the catalogue', () => {
  const skus = (wheels: typeof catalog.wheels) =>
    wheelsFor(f150, { lift }, wheels).map(({ item }) => item.sku);
  expect(skus(catalog.wheels.toReversed())).toEqual(skus(catalog.wheels));
});

test('only wheels with the hub’s bolt pattern fit', () => {
  for (const { item, assessment } of wheelsFor(f150, {}, catalog.wheels)) {
    const bolts = item.boltPatterns.includes('6x135');
    expect(assessment.verdict === 'does-not-fit').toBe(!bolts);
  }
});

test('tires are judged on the chosen wheel: only its diameter fits', () => {
  const wheel = catalog.wheels.find((one) => one.sku === 'basaltline-corbel-18x9-6x135-p0');
  const fitting = tiresFor(f150, { lift, wheel }, catalog.tires).filter(({ assessment }) =>
    assessment.verdict.startsWith('fits'),
  );
  expect(fitting.length).toBeGreaterThan(10);
  for (const { item } of fitting) expect(item.size).toMatch(/R18/);
});

test('of tires that do equally well the tallest comes first, and less tire than stock comes last', () => {
  const listed = tiresFor(f150, { lift }, catalog.tires).filter(
    ({ assessment }) => assessment.verdict === 'fits',
  );
  const heights = listed.map(({ item }) => Math.round(item.diameterIn));
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(heights[0]).toBeGreaterThan(f150.stockTire.diameterIn);
});

test('kits for other trucks come last', () => {
  const listed = liftKitsFor(f150, kits);
  expect(listed).toHaveLength(kits.length);
  expect(listed[0]?.assessment.verdict).toBe('fits');
  expect(listed.at(-1)?.item.for).toMatch(/Super Duty|Tacoma|front axle|torsion-bar/);
});

test('the whole wheel catalogue is judged in under 50 ms', () => {
  const tire = catalog.tires[50];
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    wheelsFor(f150, { lift, tire }, catalog.wheels);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
