import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { catalogLines } from '#src/db/schema/catalog.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  getLine,
  getVehicle,
  listLiftKits,
  listTires,
  listVehicles,
  listWheels,
  vehicleChoices,
} from './index.server.ts';
import { bodiesIn, makesIn, modelsIn, yearsOf } from './index.ts';

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

test('vehicles come back as the reference file has them', async () => {
  expect(await listVehicles(ctx)).toHaveLength(records.length);
  const f150 = await getVehicle(ctx, 'ford-f150-2021');
  expect(f150).toMatchObject(records.find(({ id }) => id === 'ford-f150-2021') ?? {});
  expect(await getVehicle(ctx, 'ford-model-t')).toBeNull();
});

test('the catalogue comes back whole, lifts by height', async () => {
  expect(await listLiftKits(ctx)).toHaveLength(38);
  expect(await listWheels(ctx)).toHaveLength(234);
  expect(await listTires(ctx)).toHaveLength(257);
});

test('wheels are found by bolt pattern, also those drilled for two', async () => {
  const wheels = await listWheels(ctx, { boltPatterns: ['6x135'] });
  expect(wheels.length).toBeGreaterThan(0);
  expect(wheels.length).toBeLessThan(234);
  for (const wheel of wheels) expect(wheel.boltPatterns).toContain('6x135');
  expect(await listWheels(ctx, { boltPatterns: ['3x98'] })).toEqual([]);
});

test('a line has its variants', async () => {
  const line = await getLine(ctx, 'bramblecut-fenline');
  expect(line?.kind).toBe('lift-kit');
  expect(line?.variants.length).toBeGreaterThan(1);
  for (const variant of line?.variants ?? []) expect(variant.lineId).toBe('bramblecut-fenline');
  expect(await getLine(ctx, 'nobody')).toBeNull();
});

test('year, make, model and body lead to one record', async () => {
  const choices = await vehicleChoices(ctx);
  expect(yearsOf(choices).at(0)).toBe(2026);
  expect(yearsOf(choices).at(-1)).toBe(Math.min(...records.map(({ years: [from] }) => from ?? 0)));
  expect(makesIn(choices, 1990)).toEqual(['Chevrolet', 'Ford', 'Jeep']);
  expect(makesIn(choices, 2026)).toContain('Ford');
  expect(modelsIn(choices, { year: 2022, make: 'Ford' })).toContain('F-150');
  expect(bodiesIn(choices, { year: 2022, make: 'Ford', model: 'F-150' })).toMatchObject([
    { id: 'ford-f150-2021', bodyStyle: 'crew-cab-pickup', yearTo: 2026 },
  ]);
  expect(bodiesIn(choices, { year: 2024, make: 'Ford', model: 'Model T' })).toEqual([]);
  // It is sent compressed with the build's first page.
  const bytes = brotliCompressSync(JSON.stringify(choices)).length;
  expect(bytes / choices.length).toBeLessThan(80);
});

test('a changed row is seen at once; until then nothing is parsed twice', async () => {
  const before = await listVehicles(ctx);
  expect(await listVehicles(ctx)).toBe(before);
  const [row] = await database.db.select().from(catalogLines).where(eq(catalogLines.kind, 'tire'));
  if (!row) throw new Error('no tire line');
  await database.db
    .update(catalogLines)
    .set({ record: { ...(row.record as object), name: 'Renamed' }, updatedAt: new Date() })
    .where(eq(catalogLines.id, row.id));
  expect((await getLine(ctx, row.id))?.line.name).toBe('Renamed');
});
