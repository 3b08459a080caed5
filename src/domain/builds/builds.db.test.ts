import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { builds } from '#src/db/schema/builds.ts';
import { seedVehicles } from '#src/db/seeds/catalog.ts';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  chooseOption,
  getBuild,
  recordCompletedOptions,
  resetBuild,
  startBuild,
  toggleOption,
} from './index.server.ts';

// Runs on both engines: simultaneous saves.

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedVehicles(ctx, records);
});
afterAll(() => database.close());

const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };
const start = () => startBuild(ctx, { ...vehicle, locale: 'en' });

test('a started build has its vehicle and every option', async () => {
  const access = await start();
  expect(await getBuild(ctx, access)).toEqual({
    id: access.id,
    locale: 'en',
    selectedOptions: ['lift-kits', 'wheels', 'tires'],
    currentOption: null,
    firstOption: null,
    completedOptions: { vehicle },
    version: 1,
  });
});

test('the capability is not in the database', async () => {
  const access = await start();
  const rows = await database.db.select().from(builds);
  expect(JSON.stringify(rows)).not.toContain(access.capability);
});

test.each([
  [{ vehicleId: 'ford-model-t', year: 2021 }],
  [{ ...vehicle, year: 1990 }],
  [{ ...vehicle, selectedOptions: [] }],
  [{ ...vehicle, color: 'red' }],
])('a build of %j is refused', async (input) => {
  await expect(startBuild(ctx, input)).rejects.toMatchObject({ code: 'invalid' });
});

test("another visitor's build is not found, as if it did not exist", async () => {
  const { id } = await start();
  const other = { id, capability: 'x'.repeat(32) };
  const refusal = { code: 'not-found', told: { reason: 'builds.missing' } };
  await expect(getBuild(ctx, other)).rejects.toMatchObject(refusal);
  await expect(recordCompletedOptions(ctx, { ...other, meta: {} })).rejects.toMatchObject(refusal);
  await expect(resetBuild(ctx, other)).rejects.toMatchObject(refusal);
  await expect(getBuild(ctx, { ...other, id: "' or 1=1" })).rejects.toMatchObject(refusal);
  const nobody = { ...other, id: crypto.randomUUID() };
  const meta = { wheels: { sku: null } };
  await expect(recordCompletedOptions(ctx, { ...nobody, meta })).rejects.toMatchObject(refusal);
});

test('options saved at the same moment all stay', async () => {
  const access = await start();
  const metas = [{ wheels: { sku: 'w' } }, { tires: { sku: 't' } }, { 'lift-kits': { sku: null } }];
  await Promise.all(metas.map((meta) => recordCompletedOptions(ctx, { ...access, meta })));
  expect(await getBuild(ctx, access)).toMatchObject({
    completedOptions: {
      vehicle,
      wheels: { sku: 'w' },
      tires: { sku: 't' },
      'lift-kits': { sku: null },
    },
    version: 4,
  });
});

test('an entry that is still empty wipes nothing', async () => {
  const access = await start();
  await recordCompletedOptions(ctx, { ...access, meta: { wheels: { sku: 'w' } } });
  const meta = { wheels: {}, tires: null, 'lift-kits': [], vehicle };
  const build = await recordCompletedOptions(ctx, { ...access, meta });
  expect(build.completedOptions).toEqual({ vehicle, wheels: { sku: 'w' } });
});

test.each([
  ['{"roof":{"sku":"r"}}', 'meta.roof'],
  ['{"__proto__":{"sku":"r"}}', 'meta.__proto__'],
  ['{"constructor":{"sku":"r"}}', 'meta.constructor'],
  ['{"wheels":{"sku":"w","__proto__":{"a":1}}}', 'meta.wheels.__proto__'],
  ['{"wheels":{"sku":"w","price":1}}', 'meta.wheels.price'],
  ['{"wheels":{"sku":7}}', 'meta.wheels.sku'],
  [String.raw`{"wheels":{"sku":"a\u0000"}}`, 'meta.wheels.sku'],
  [String.raw`{"wheels":{"sku":"\ud800"}}`, 'meta.wheels.sku'],
  ['["wheels"]', 'meta'],
  ['"wheels"', 'meta'],
])('meta %s is refused at %s', async (json, path) => {
  const access = await start();
  const saving = async () => recordCompletedOptions(ctx, { ...access, meta: JSON.parse(json) });
  await expect(saving()).rejects.toMatchObject({
    code: 'invalid',
    issues: expect.arrayContaining([expect.objectContaining({ path })]),
  });
});

test('the last option stays', async () => {
  const access = await start();
  await toggleOption(ctx, { ...access, option: 'wheels' });
  const build = await toggleOption(ctx, { ...access, option: 'tires' });
  expect(build.selectedOptions).toEqual(['lift-kits']);
  await expect(toggleOption(ctx, { ...access, option: 'lift-kits' })).rejects.toMatchObject({
    code: 'invalid',
    told: { reason: 'builds.keep-one' },
  });
});

test('two toggles at the same moment both count', async () => {
  const access = await start();
  await Promise.all([
    toggleOption(ctx, { ...access, option: 'wheels' }),
    toggleOption(ctx, { ...access, option: 'tires' }),
  ]);
  expect(await getBuild(ctx, access)).toMatchObject({ selectedOptions: ['lift-kits'] });
});

test('the first option chosen stays the first', async () => {
  const access = await start();
  await chooseOption(ctx, { ...access, option: 'wheels' });
  const build = await chooseOption(ctx, { ...access, option: 'tires' });
  expect(build).toMatchObject({ firstOption: 'wheels', currentOption: 'tires' });
});

test('a reset puts everything back to its default', async () => {
  const access = await start();
  await chooseOption(ctx, { ...access, option: 'wheels' });
  await toggleOption(ctx, { ...access, option: 'tires' });
  expect(await resetBuild(ctx, access)).toMatchObject({
    selectedOptions: ['lift-kits', 'wheels', 'tires'],
    currentOption: null,
    firstOption: null,
    completedOptions: {},
  });
});

test('what was told about the truck comes back with it, and is kept where earlier versions do not look', async () => {
  const own = { trim: 'tremor', gawrRearLb: 4_050, fenderFrontIn: 21.5 };
  const access = await startBuild(ctx, { ...vehicle, own, locale: 'en' });
  expect((await getBuild(ctx, access)).completedOptions.vehicle).toEqual({ ...vehicle, own });
  const [row] = await database.db.select().from(builds).where(eq(builds.id, access.id));
  expect(row?.meta).toEqual({ vehicle });
  expect(row?.ownTruck).toEqual({ ...own, vehicleId: vehicle.vehicleId });
});

test('an answer counts as a change once; another vehicle, or nothing told, takes it back', async () => {
  const access = await start();
  const told = { vehicle: { ...vehicle, own: { drive: '2wd' } } };
  expect((await recordCompletedOptions(ctx, { ...access, meta: told })).version).toBe(2);
  expect((await recordCompletedOptions(ctx, { ...access, meta: told })).version).toBe(2);
  const parts = await recordCompletedOptions(ctx, { ...access, meta: { wheels: { sku: null } } });
  expect(parts.completedOptions.vehicle).toEqual(told.vehicle);
  const other = { vehicle: { vehicleId: 'toyota-4runner-2010', year: 2014 } };
  const moved = await recordCompletedOptions(ctx, { ...access, meta: other });
  expect(moved).toMatchObject({ version: 4, completedOptions: other });
  const back = await recordCompletedOptions(ctx, { ...access, meta: { vehicle } });
  expect(back.completedOptions.vehicle).toEqual(vehicle);
});

test('a version that does not know the answers moves the build on without them', async () => {
  const access = await startBuild(ctx, { ...vehicle, own: { trim: 'tremor' }, locale: 'en' });
  const moved = { vehicle: { vehicleId: 'toyota-4runner-2010', year: 2014 } };
  await database.db.update(builds).set({ meta: moved }).where(eq(builds.id, access.id));
  expect((await getBuild(ctx, access)).completedOptions).toEqual(moved);
});

test('of answers that a later version has added only those are not known', async () => {
  const access = await startBuild(ctx, { ...vehicle, own: { trim: 'tremor' }, locale: 'en' });
  const ownTruck = { trim: 'tremor', bumper: 'winch', vehicleId: vehicle.vehicleId };
  await database.db.update(builds).set({ ownTruck }).where(eq(builds.id, access.id));
  const { completedOptions } = await getBuild(ctx, access);
  expect(completedOptions.vehicle).toEqual({ ...vehicle, own: { trim: 'tremor' } });
});

test('more options than any truck has are refused', async () => {
  const options = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`option-${at}`, true]));
  const meta = { vehicle: { ...vehicle, own: { options } } };
  await expect(recordCompletedOptions(ctx, { ...(await start()), meta })).rejects.toMatchObject({
    code: 'invalid',
  });
});
