import { readdir, readFile } from 'node:fs/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Vehicle, vehicleSchema } from '#src/domain/catalog/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { Database } from './client.ts';
import { catalogVehicles } from './schema/catalog.ts';
import { seedVehicles } from './seeds/catalog.ts';
import records from './seeds/reference/vehicles.json' with { type: 'json' };
import { sourcePath } from './source-path.ts';

// Runs on both engines: a data migration.

const database: Database = await openTestDatabase();
afterAll(() => database.close());

/** A record as an earlier release without those facts wrote it. */
function asBefore(vehicle: Vehicle): object {
  const { gawrFrontRangeLb: _, gawrRearRangeLb: __, trims: ___, ...record } = vehicle;
  const { front, rear } = vehicle.suspension;
  return { ...record, suspension: { front, rear }, stockLoadIndex: null, provenance: {} };
}

async function fillFacts(): Promise<void> {
  const folder = sourcePath('src/db/migrations');
  const name = (await readdir(folder)).find((one) => one.endsWith('_vehicle_facts.sql')) ?? '';
  await database.db.execute(sql.raw(await readFile(`${folder}/${name}`, 'utf8')));
}

async function readAll(): Promise<Vehicle[]> {
  const rows = await database.db.select().from(catalogVehicles).orderBy(asc(catalogVehicles.id));
  return rows.map(({ record }) => vehicleSchema.parse(record));
}

test('records of an earlier release gain the facts, and what the shop knows itself stays', async () => {
  await seedVehicles(createTestContext(database.db), records);
  const seeded = await readAll();
  for (const vehicle of seeded) {
    const own = vehicle.id === 'ford-f150-2021' ? { stockLoadIndex: 120, altStockTires: [] } : {};
    const record = { ...asBefore(vehicle), ...own };
    await database.db
      .update(catalogVehicles)
      .set({ record })
      .where(sql`${catalogVehicles.id} = ${vehicle.id}`);
  }
  const [sample] = seeded;
  const ours = { ...asBefore(vehicleSchema.parse(sample)), id: 'our-own', slug: 'our-own' };
  await database.db
    .insert(catalogVehicles)
    .values({ id: 'our-own', make: 'Ford', model: 'F-150', yearFrom: 2000, record: ours });
  await fillFacts();
  const filled = await readAll();
  for (const vehicle of seeded) {
    const now = filled.find(({ id }) => id === vehicle.id);
    if (vehicle.id !== 'ford-f150-2021') expect(now).toEqual(vehicle);
    else expect(now).toEqual({ ...vehicle, stockLoadIndex: 120, altStockTires: [] });
  }
  expect(filled.find(({ id }) => id === 'our-own')).toMatchObject({
    trims: null,
    gawrFrontRangeLb: null,
    suspension: { frontSpring: null },
  });
});
