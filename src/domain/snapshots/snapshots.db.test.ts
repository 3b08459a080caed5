import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { catalogLines, catalogVehicles } from '#src/db/schema/catalog.ts';
import { buildSnapshots } from '#src/db/schema/snapshots.ts';
import { getBuild, recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { listLiftKits, listTires } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeRates, restoreRates } from '#tests/factories/change-rates.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  compareWithToday,
  createSnapshot,
  forkSnapshot,
  listSnapshots,
  readSnapshot,
} from './index.server.ts';

// Runs on both engines: a link created twice at the same time.

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = visitor();
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

/** A new request, because a context caches what it has read. */
function visitor(): Ctx {
  return createTestContext(database.db, { actor: { kind: 'visitor' } });
}

const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };

async function startedBuild(meta: object) {
  const access = await startBuild(ctx, vehicle);
  await recordCompletedOptions(ctx, { ...access, meta });
  return access;
}

async function someParts() {
  const [kit] = (await listLiftKits(ctx)).filter(({ status }) => status === 'active');
  const [tire] = await listTires(ctx);
  if (!kit || !tire) throw new Error('the demo catalogue has kits and tires');
  return { kit, tire };
}

test('a snapshot holds what its sender saw, and neither the build nor its owner', async () => {
  const { kit } = await someParts();
  const access = await startedBuild({ 'lift-kits': { sku: kit.sku }, wheels: { sku: null } });
  const shared = await createSnapshot(ctx, access);
  expect(shared).toMatchObject({
    id: expect.stringMatching(/^[0-9a-hj-km-np-tv-z]{20}$/),
    takenAt: new Date(testNow.epochMilliseconds),
    frozen: {
      vehicle: { id: 'ford-f150-2021', year: 2021, make: 'Ford', model: 'F-150' },
      vehicleRecord: { id: 'ford-f150-2021', wheelbaseIn: expect.any(Number) },
      parts: [{ option: 'lift-kits', sku: kit.sku }],
      state: { completedOptions: { vehicle, wheels: { sku: null } } },
      quote: { ratesDate: '2026-01-05' },
      drawing: { liftFrontIn: kit.frontIn },
    },
  });
  expect(await readSnapshot(ctx, shared.id)).toEqual(shared);
  const [row] = await database.db
    .select()
    .from(buildSnapshots)
    .where(eq(buildSnapshots.id, shared.id));
  expect(JSON.stringify(row)).not.toContain(access.id);
});

test('the same state has one link, also when asked for twice at once; another state another', async () => {
  const { kit } = await someParts();
  const access = await startedBuild({ 'lift-kits': { sku: kit.sku } });
  const [one, two] = await Promise.all([createSnapshot(ctx, access), createSnapshot(ctx, access)]);
  expect(two.id).toBe(one.id);
  await recordCompletedOptions(ctx, { ...access, meta: { 'lift-kits': { sku: null } } });
  expect((await createSnapshot(ctx, access)).id).not.toBe(one.id);
  await recordCompletedOptions(ctx, { ...access, meta: { 'lift-kits': { sku: kit.sku } } });
  expect((await createSnapshot(visitor(), access)).id).toBe(one.id);
  const other = await startedBuild({ 'lift-kits': { sku: kit.sku } });
  expect((await createSnapshot(ctx, other)).id).not.toBe(one.id);
});

test('nothing chosen is not shared, and says what to do', async () => {
  const access = await startBuild(ctx, vehicle);
  await expect(createSnapshot(ctx, access)).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'build', reason: 'snapshots.no-parts' }],
  });
});

test('nobody shares the build of another, and an id that is none is not found', async () => {
  const access = await startedBuild({ tires: { sku: null } });
  const stranger = { ...access, capability: 'x'.repeat(32) };
  await expect(createSnapshot(ctx, stranger)).rejects.toMatchObject({ code: 'not-found' });
  for (const id of ['', '0'.repeat(20), access.id, '__proto__', "' or 1=1 --", 'é'.repeat(20)]) {
    await expect(readSnapshot(ctx, id)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('a row is refused every change', async () => {
  const { id } = await createSnapshot(ctx, await startedBuild({ tires: { sku: null } }));
  await expect(
    database.db
      .update(buildSnapshots)
      .set({ record: sql`'{}'::jsonb` })
      .where(eq(buildSnapshots.id, id)),
  ).rejects.toMatchObject({ cause: { message: 'a shared snapshot never changes' } });
});

test('several are read in the order asked for, without those that are not there', async () => {
  const one = await createSnapshot(ctx, await startedBuild({ tires: { sku: null } }));
  const two = await createSnapshot(ctx, await startedBuild({ wheels: { sku: null } }));
  const found = await listSnapshots(ctx, [two.id, '0'.repeat(20), one.id, 'nonsense']);
  expect(found.map(({ id }) => id)).toEqual([two.id, one.id]);
});

test('a fork is a new build with the same choices', async () => {
  const { kit, tire } = await someParts();
  const meta = { 'lift-kits': { sku: kit.sku }, tires: { sku: tire.sku } };
  const access = await startedBuild(meta);
  const { id } = await createSnapshot(ctx, access);
  const fork = await forkSnapshot(ctx, { id, locale: 'es' });
  expect(fork.id).not.toBe(access.id);
  expect(await getBuild(ctx, fork)).toMatchObject({
    locale: 'es',
    completedOptions: { vehicle, ...meta },
  });
});

test('later rates leave a snapshot alone, and today’s price is told beside it', async () => {
  const { kit } = await someParts();
  const shared = await createSnapshot(ctx, await startedBuild({ 'lift-kits': { sku: kit.sku } }));
  expect(await compareWithToday(ctx, shared)).toEqual({
    vehicleGone: false,
    gone: [],
    totalCents: null,
    verdict: null,
  });
  await changeRates(database.db, { labourCentsPerHour: 99_900 });
  const later = visitor();
  const read = await readSnapshot(later, shared.id);
  expect(read).toEqual(shared);
  const before = shared.frozen.quote?.totalCents.likely ?? 0;
  expect((await compareWithToday(later, read)).totalCents?.likely).toBeGreaterThan(before);
  await restoreRates(database.db);
});

test('a part that is no longer sold is named, and a fork leaves it open', async () => {
  const { kit, tire } = await someParts();
  const meta = { 'lift-kits': { sku: kit.sku }, tires: { sku: tire.sku } };
  const shared = await createSnapshot(ctx, await startedBuild(meta));
  const retire = (status: 'active' | 'discontinued') =>
    database.db.update(catalogLines).set({ status }).where(eq(catalogLines.id, tire.lineId));
  await retire('discontinued');
  const later = visitor();
  expect((await compareWithToday(later, shared)).gone).toMatchObject([{ sku: tire.sku }]);
  const fork = await forkSnapshot(later, { id: shared.id, locale: 'en' });
  const { completedOptions } = await getBuild(later, fork);
  expect(completedOptions).toEqual({ vehicle, 'lift-kits': { sku: kit.sku } });
  await retire('active');
});

test('a vehicle that has left the records is still shown, and cannot be built on', async () => {
  const { kit } = await someParts();
  const shared = await createSnapshot(ctx, await startedBuild({ 'lift-kits': { sku: kit.sku } }));
  const ofVehicle = eq(catalogVehicles.id, vehicle.vehicleId);
  const [row] = await database.db.select().from(catalogVehicles).where(ofVehicle);
  await database.db.delete(catalogVehicles).where(ofVehicle);
  const later = visitor();
  const read = await readSnapshot(later, shared.id);
  expect(read).toEqual(shared);
  expect((await compareWithToday(later, read)).vehicleGone).toBe(true);
  await expect(forkSnapshot(later, { id: shared.id, locale: 'en' })).rejects.toMatchObject({
    code: 'invalid',
  });
  if (row) await database.db.insert(catalogVehicles).values(row);
});
