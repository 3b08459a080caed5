import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { plantWheels } from '#tests/factories/plant-wheels.ts';
import { modelShelf, readModel, type ShelfModel } from '#tests/factories/shelf-model.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { searchRefused, searchShelf } from './index.server.ts';
import {
  type FacetName,
  facetNames,
  type ShelfCategory,
  type ShelfRequest,
  shelfCategories,
} from './index.ts';

let database: Database;
let ctx: Ctx;
let model: ShelfModel;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, file);
  await plantWheels(database, { lines: 40, variants: 400 });
  model = await readModel(ctx);
});
afterAll(() => database.close());

const valuesOf: Record<FacetName, string[]> = {
  brand: ['maker-1', 'maker-7', 'basaltline', 'granfell', 'cairnwell', 'nobody'],
  construction: ['cast', 'forged', 'cast-beadlock', 'paper'],
  finish: ['satin-black', 'gunmetal', 'bronze', 'white'],
  diameter: ['15', '17', '20', '22'],
  width: ['8', '8.5', '9', '12'],
  offset: ['-44', '-12', '0', '18', '25'],
  pattern: ['5x127', '6x139.7', '6x135', '8x170'],
  type: ['a-t', 'm-t', 'suspension', 'leveling'],
  rim: ['15', '17', '20'],
  height: ['2', '4', '6', '33', '35', '37'],
  loadRange: ['C', 'E', 'F'],
  threePeak: ['yes'],
};

const fits = fc.record({
  vehicleId: fc.constantFrom(
    'jeep-wrangler-jl-4dr-2018',
    'ford-f150-2021',
    'ford-super-duty-2017',
    ...records.map(({ id }) => id),
    'ford-model-t',
  ),
  year: fc.constantFrom(null, 2021),
  own: fc.constantFrom<OwnTruck | undefined>(
    undefined,
    { trim: 'sport-sport-s' },
    { drive: '2wd' },
    { gawrFrontLb: 3_100, gawrRearLb: 3_600 },
  ),
  liftSku: fc.constantFrom(
    null,
    null,
    'farrowpeak-longarm-3.5x3.5',
    'bramblecut-fenline-6x5',
    'none',
  ),
  tire: fc.constantFrom(null, null, '35x12.50', '33x12.50', 'LT285/70R17', '275/60R20', 'round'),
  noWork: fc.boolean(),
});

/** Of at most two facets; with more, next to nothing would be left to count. */
function choicesOf(category: ShelfCategory): fc.Arbitrary<ShelfRequest['chosen']> {
  return fc
    .subarray([...facetNames[category]], { maxLength: 2 })
    .chain((names) =>
      fc.record(
        Object.fromEntries(
          names.map((name) => [name, fc.subarray(valuesOf[name], { minLength: 1 })]),
        ),
      ),
    );
}

const requests: fc.Arbitrary<ShelfRequest> = fc
  .constantFrom('wheels' as const, 'wheels' as const, ...shelfCategories)
  .chain((category) =>
    fc.record({
      category: fc.constant(category),
      chosen: choicesOf(category),
      maxPriceCents: fc.option(fc.integer({ min: 15_000, max: 250_000 }), { freq: 2 }),
      words: fc.constantFrom(
        ...'        '.split(''),
        'corbel',
        'maker 1',
        'senal',
        ' a/t ',
        'nothing',
      ),
      sort: fc.constantFrom('name' as const, 'priceUp' as const, 'priceDown' as const),
      page: fc.integer({ min: 1, max: 6 }),
      perPage: fc.constantFrom(5, 24),
      fit: fc.option(fits, { freq: 2 }),
    }),
  );

test('every page and every count is what counting one by one gives', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect(await searchShelf(ctx, request)).toEqual(modelShelf(model, request));
    }),
    { numRuns: 50 },
  );
}, 60_000);

test('the lines that only the fit leaves out are those that are there without it', async () => {
  await fc.assert(
    fc.asyncProperty(requests, fits, async (request, fit) => {
      const asked = { ...request, fit, page: 1, perPage: 1000 };
      const [shown, refused] = [await searchShelf(ctx, asked), await searchRefused(ctx, asked)];
      const all = modelShelf(model, { ...asked, fit: null }).lines;
      const isShown = new Set(shown.lines.map(({ line }) => line.lineId));
      const expected = all.filter(({ line }) => !isShown.has(line.lineId));
      expect(refused).toHaveLength(shown.refused);
      expect(refused.map((one) => ({ ...one, verdicts: null }))).toEqual(expected);
    }),
    { numRuns: 20 },
  );
}, 60_000);
