import { expect, test } from 'vitest';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { parseCatalogSeed, type Vehicle, vehicleSchema } from '#src/domain/catalog/index.ts';
import { renderExample } from '#tests/render-blok.tsx';
import { boltsTo } from './bolts-to.ts';
import { examples } from './examples.ts';

const { wheels } = parseCatalogSeed(catalogFile);
const vehicles = new Map(records.map((record) => [record.id, vehicleSchema.parse(record)]));
const vehicle = (id: string) => vehicles.get(id) as Vehicle;
const quoin = wheels.filter(({ lineId }) => lineId === 'vantrel-quoin');

test('a wheel goes onto a hub of its pattern whose bore it clears', () => {
  expect(boltsTo(vehicle('ford-f150-2021'), quoin)).toBe('fits');
  expect(boltsTo(vehicle('ford-superduty-2017'), quoin)).toBe('does-not-fit');
});

test('a bore smaller than the hub does not go on, whatever the pattern', () => {
  const tooSmall = quoin.map((wheel) => ({ ...wheel, boreMm: 60 }));
  expect(boltsTo(vehicle('ford-f150-2021'), tooSmall)).toBe('does-not-fit');
});

test('a bore that is not on record is not known to fit', () => {
  const unmeasured = quoin.map((wheel) => ({ ...wheel, boreMm: null }));
  expect(boltsTo(vehicle('ford-f150-2021'), unmeasured)).toBe('unknown');
  expect(boltsTo(vehicle('ford-superduty-2017'), unmeasured)).toBe('does-not-fit');
});

test('every generation starts a build, and what is missing a figure stands apart', () => {
  const html = examples[0] ? renderExample(examples[0]) : '';
  expect(html).toContain('href="/build?vehicle=ford-f150-2015&amp;line=vantrel-quoin"');
  expect(html.indexOf('Not known yet')).toBeLessThan(html.indexOf('lexus-gx460-2010'));
});

test('with no vehicle on record the section says so', () => {
  expect(examples[1] && renderExample(examples[1])).toContain('No vehicle on record');
});
