import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { assessLine, searchShelf } from './index.server.ts';
import type { ShelfRequest } from './index.ts';

// Runs on both engines: search in SQL.

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, file);
});
afterAll(() => database.close());

const all: ShelfRequest = {
  category: 'wheels',
  chosen: {},
  maxPriceCents: null,
  words: '',
  sort: 'name',
  page: 1,
  perPage: 24,
  fit: null,
};
const wrangler = {
  vehicleId: 'jeep-wrangler-jl-4dr-2018',
  year: null,
  liftSku: null,
  tire: null,
  noWork: false,
};

function countOf(page: Awaited<ReturnType<typeof searchShelf>>, name: string, value: string) {
  const facet = page.facets.find((one) => one.name === name);
  return facet?.values.find((one) => one.value === value)?.count;
}

test('a shelf shows every line with its variants, prices and facets', async () => {
  const page = await searchShelf(ctx, all);
  expect(page).toMatchObject({ total: 8, page: 1, pages: 1, refused: 0 });
  expect(page.lines.map(({ line }) => line.name)).toEqual([
    'Ashlar BL',
    'Astrolabe',
    'Corbel',
    'Daisy',
    'Fallow',
    'Gnomon',
    'Mullion',
    'Quoin',
  ]);
  expect(page.lines.reduce((sum, line) => sum + line.matching, 0)).toBe(234);
  expect(page.lines[2]).toMatchObject({
    kind: 'wheel',
    matching: 83,
    of: 83,
    priceCents: { min: 23_900, max: 34_900 },
    sample: { lineId: 'basaltline-corbel', priceCents: 23_900 },
    verdicts: null,
  });
  expect(countOf(page, 'construction', 'forged')).toBe(2);
});

test('one facet takes any of its values, two facets take both', async () => {
  const chosen = { construction: ['forged', 'steel'], diameter: ['17'] };
  const page = await searchShelf(ctx, { ...all, chosen });
  expect(page.lines.map(({ line }) => line.name)).toEqual(['Daisy']);
  expect(countOf(page, 'construction', 'cast')).toBe(2);
  expect(countOf(page, 'diameter', '20')).toBe(1);
});

test('what the shelf does not have narrows nothing', async () => {
  const chosen = { construction: ['paper'], rim: ['17'] };
  expect((await searchShelf(ctx, { ...all, chosen })).total).toBe(8);
});

test('seventeen-inch wheels for a Wrangler on 35s are told apart from what does not fit', async () => {
  const fit = {
    ...wrangler,
    liftSku: 'farrowpeak-longarm-3.5x3.5',
    tire: '35x12.50',
    noWork: true,
  };
  const page = await searchShelf(ctx, { ...all, chosen: { diameter: ['17'] }, fit });
  expect(page.total).toBeGreaterThan(0);
  for (const { kind, line, sample, matching, verdicts } of page.lines) {
    expect(verdicts?.fits).toBe(matching);
    expect(verdicts?.['does-not-fit']).toBeGreaterThan(0);
    const ofLine = await assessLine(ctx, { lineId: line.lineId, fit });
    const one = ofLine.find(({ variant }) => variant.sku === sample.sku);
    expect([kind, one?.assessment.verdict]).toEqual(['wheel', 'fits']);
  }
});

test('kits for other trucks are left out, and counted as left out', async () => {
  const page = await searchShelf(ctx, { ...all, category: 'lift-kits', fit: wrangler });
  expect(page.lines.map(({ line }) => line.name)).toContain('Longarm LX');
  expect(page.lines.map(({ line }) => line.name)).not.toContain('HD Radius');
  expect(page.total + page.refused).toBe(14);
});

test('a tire for wheels that the brakes leave no room for is refused', async () => {
  const fit = { ...wrangler, liftSku: 'farrowpeak-longarm-4.5x4.5' };
  const assessed = await assessLine(ctx, { lineId: 'granfell-saltmarch-at', fit });
  const small = assessed.filter(({ variant }) => 'size' in variant && /R15/.test(variant.size));
  expect(small.length).toBeGreaterThan(0);
  for (const { assessment } of small) {
    expect(assessment.verdict).toBe('does-not-fit');
    expect(assessment.reasons.map(({ code }) => code)).toContain('caliper.fail');
  }
});

test('an unknown line or vehicle is not found', async () => {
  await expect(assessLine(ctx, { lineId: 'nobody', fit: wrangler })).rejects.toMatchObject({
    code: 'not-found',
  });
  const fit = { ...wrangler, vehicleId: 'ford-model-t' };
  const attempt = assessLine(ctx, { lineId: 'basaltline-corbel', fit });
  await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
});

test('a shelf without goods can be narrowed to a truck', async () => {
  const empty = await openTestDatabase();
  try {
    const shop = createTestContext(empty.db);
    await seedSettings(shop, siteFile);
    await seedVehicles(shop, records);
    const page = await searchShelf(shop, { ...all, fit: wrangler });
    expect(page).toMatchObject({ total: 0, refused: 0, lines: [] });
  } finally {
    await empty.close();
  }
});
