import { expect, test } from 'vitest';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { resolveBuild } from '#src/domain/builds/index.ts';
import { liftKitsOf, parseCatalogSeed, vehicleSchema } from '#src/domain/catalog/index.ts';
import { choosePart } from './choose-part.ts';

const { wheels, tires, liftLines } = parseCatalogSeed(catalogFile);
const vehicles = records.map((record) => vehicleSchema.parse(record));
const catalogue = { vehicles, wheels, tires, liftKits: liftLines.flatMap(liftKitsOf) };

function choose(vehicleId: string, wanted: { lineId: string; sku: string | null }) {
  const build = resolveBuild(
    {
      selectedOptions: ['wheels', 'tires'],
      completedOptions: { vehicle: { vehicleId, year: 2021 } },
    },
    catalogue,
  );
  return build && choosePart('wheels', wanted, { build, catalogue });
}

const corbel = 'basaltline-corbel';

test('the size that was pressed goes into the build', () => {
  const sku = 'basaltline-corbel-17x9-6x135-p0';
  expect(choose('ford-f150-2021', { lineId: corbel, sku })).toBe(sku);
});

test('on a truck with other holes, the same size as it is drilled for that truck', () => {
  const sku = 'basaltline-corbel-17x9-6x135-p0';
  expect(choose('jeep-wrangler-jl-4dr-2018', { lineId: corbel, sku })).toBe(
    'basaltline-corbel-17x9-5x127-p0',
  );
});

test('of a line without a size the one that fits best, or none', () => {
  expect(choose('ford-f150-2021', { lineId: corbel, sku: null })).toMatch(/6x135|dual6/);
  expect(choose('jeep-wrangler-jl-4dr-2018', { lineId: 'orrery-gnomon', sku: null })).toBeNull();
});
