import { readdir, readFile } from 'node:fs/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  storedVehicle,
  type Vehicle,
  vehicleSchema,
  wholeVehicle,
} from '#src/domain/catalog/index.ts';
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

/** A record as an earlier release without the facts of migration 0028 wrote it. */
function asBefore(vehicle: Vehicle): Record<string, unknown> {
  const { gawrFrontRangeLb: _, gawrRearRangeLb: __, trims: ___, ...record } = recordOf(vehicle);
  const { front, rear } = vehicle.suspension;
  return { ...record, suspension: { front, rear }, stockLoadIndex: null, provenance: {} };
}

/** The part of the row that every release reads. */
function recordOf(vehicle: Vehicle): Record<string, unknown> {
  return { ...storedVehicle(vehicle).record };
}

async function readMigration(ending: string): Promise<string> {
  const folder = sourcePath('src/db/migrations');
  const name = (await readdir(folder)).find((one) => one.endsWith(ending)) ?? '';
  return readFile(`${folder}/${name}`, 'utf8');
}

/** Runs the statements of a migration that change or add rows. */
async function fillFacts(ending: string): Promise<void> {
  const statements = (await readMigration(ending)).split('--> statement-breakpoint');
  for (const statement of statements.filter((one) => /UPDATE|INSERT/.test(one))) {
    await database.db.execute(sql.raw(statement));
  }
}

async function readAll(): Promise<Vehicle[]> {
  const rows = await database.db.select().from(catalogVehicles).orderBy(asc(catalogVehicles.id));
  return rows.map((row) => vehicleSchema.parse(wholeVehicle(row)));
}

/** What a migration looks for in the records of the release before, by vehicle: one of the values of each line. */
async function readOld(ending: string, place: number): Promise<Map<string, object[]>> {
  const lines = (await readMigration(ending)).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, id = ''] = /^\t\('([^']+)', /.exec(line) ?? [];
      const values = [...line.matchAll(/'((?:[^']|'')*)'::jsonb/g)].map(([, json = '']) => json);
      return id ? [[id, JSON.parse((values[place] ?? '').replaceAll("''", "'"))] as const] : [];
    }),
  );
}

async function store(id: string, { record, added }: { record: object; added: object }) {
  const ofVehicle = sql`${catalogVehicles.id} = ${id}`;
  await database.db.update(catalogVehicles).set({ record, added }).where(ofVehicle);
}

test('records of an earlier release gain the facts, and what the shop knows itself stays', async () => {
  const first = await readOld('_vehicle_added.sql', 1);
  const ofThen = records.filter(({ id }) => first.has(id));
  await seedVehicles(createTestContext(database.db), ofThen);
  const seeded = await readAll();
  for (const vehicle of seeded) {
    const own = vehicle.id === 'ford-f150-2021' ? { stockLoadIndex: 120, altStockTires: [] } : {};
    const record = { ...asBefore(vehicle), ...own };
    await store(vehicle.id, { record, added: storedVehicle(vehicle).added });
  }
  const [sample] = seeded;
  const ours = { ...asBefore(vehicleSchema.parse(sample)), id: 'our-own', slug: 'our-own' };
  await database.db
    .insert(catalogVehicles)
    .values({ id: 'our-own', make: 'Ford', model: 'F-150', yearFrom: 2000, record: ours });
  await fillFacts('_vehicle_facts.sql');
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

test('records of an earlier release gain what came in a column of its own, and a table of the shop’s own stays', async () => {
  const seeded = await readAll();
  const ofFile = seeded.filter(({ id }) => records.some((one) => one.id === id));
  const [own] = ofFile;
  const tables = await readOld('_vehicle_added.sql', 1);
  const trims = await readOld('_vehicle_trims.sql', 0);
  for (const vehicle of ofFile) {
    const { liftTire, ...record } = recordOf(vehicle);
    const table = tables.get(vehicle.id) ?? [];
    const rows = vehicle === own ? [{ ...table[0], maxTireIn: 31 }] : table;
    const provenance = { stockLoadIndex: vehicle.provenance.stockLoadIndex };
    const before = { provenance, liftTire: rows, trims: trims.get(vehicle.id) };
    const changed = vehicle === own ? { ...before, trims: null } : before;
    await store(vehicle.id, { record: { ...record, ...changed }, added: {} });
  }
  await fillFacts('_vehicle_added.sql');
  await fillFacts('_vehicle_trims.sql');
  await fillFacts('_own_truck.sql');
  await fillFacts('_year_facts.sql');
  for (const now of (await readAll()).filter(({ id }) => id !== 'our-own')) {
    const then = ofFile.find(({ id }) => id === now.id);
    const { wheelOverBrakes, factoryTires, kitAnswers, options, byYears, liftTire } = now;
    expect({ wheelOverBrakes, factoryTires, kitAnswers, options, byYears }).toEqual({
      options: then?.options,
      byYears: then?.byYears,
      wheelOverBrakes: then?.wheelOverBrakes,
      factoryTires: then?.factoryTires,
      kitAnswers: then?.kitAnswers,
    });
    if (now.id === own?.id) expect(liftTire).toMatchObject([{ maxTireIn: 31, cleanIn: null }]);
    else expect(liftTire).toEqual(then?.liftTire);
    expect(now.trims).toEqual(now.id === own?.id ? null : then?.trims);
    expect(Object.keys(now.provenance)).toEqual(
      expect.arrayContaining(['wheelOverBrakes', 'factoryTires']),
    );
  }
});

test('a seeded shop gains the vehicles that came later, and keeps its own of the same name', async () => {
  const before = await readAll();
  const [last] = vehicleSchema.array().parse(records).toReversed();
  if (!last) throw new Error('The reference file is empty');
  const own = { ...last, notes: 'as the shop measured it', standInBody: null };
  const { id, make, model, years } = own;
  const columns = { id, make, model, yearFrom: years[0], yearTo: years[1] };
  await database.db.insert(catalogVehicles).values({ ...columns, ...storedVehicle(own) });
  await fillFacts('_more_vehicles.sql');
  await fillFacts('_more_vehicles.sql');
  await fillFacts('_year_facts.sql');
  const after = await readAll();
  expect(after).toEqual(expect.arrayContaining([...before, own]));
  expect(after).toHaveLength(records.length + 1);
  const later = after.filter((one) => one.id !== own.id && !before.some(({ id }) => id === one.id));
  for (const vehicle of later) {
    expect(vehicle).toEqual(vehicleSchema.parse(records.find((one) => one.id === vehicle.id)));
  }
  const rows = await database.db.select().from(catalogVehicles);
  for (const row of rows.filter((one) => later.some(({ id }) => id === one.id))) {
    const vehicle = vehicleSchema.parse(wholeVehicle(row));
    expect(row).toMatchObject({ make: vehicle.make, model: vehicle.model });
    expect([row.yearFrom, row.yearTo]).toEqual(vehicle.years);
  }
});

test('the release before reads the vehicles that came later: what it does not know is elsewhere', async () => {
  const rows = await database.db.select().from(catalogVehicles);
  const known = new Set(
    Object.keys(Object(rows.find(({ id }) => id === 'ford-f150-2021')?.record)),
  );
  const springs = ['coilover', 'torsion-bar', 'coil', 'varies', null];
  for (const { id, record } of rows) {
    const vehicle = Object(record);
    expect(
      Object.keys(vehicle).filter((key) => !known.has(key)),
      id,
    ).toEqual([]);
    expect(springs, id).toContain(vehicle.suspension.frontSpring ?? null);
  }
});

test('a database that was never seeded stays empty', async () => {
  await database.db.delete(catalogVehicles);
  await fillFacts('_more_vehicles.sql');
  expect(await readAll()).toEqual([]);
});
