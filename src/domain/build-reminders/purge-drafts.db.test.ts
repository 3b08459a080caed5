import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { builds } from '#src/db/schema/builds.ts';
import {
  addBuildPhotos,
  recordCompletedOptions,
  startBuild,
} from '#src/domain/builds/index.server.ts';
import type { BuildAccess } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { truckPhoto } from '#tests/factories/photos.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { askForReminder, purgeDrafts } from './index.server.ts';

// Runs on both engines: rows that another process has locked.

let database: Database;
let visitor: Ctx;
let keptDays: number;

beforeAll(async () => {
  database = await openTestDatabase();
  visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  keptDays = (await getShopSettings(visitor)).retention.draftOnServerDays;
});
afterAll(() => database.close());

/** The visitor's, or the shop's own process, this many days after the start. */
function daysLater(days: number, actor: Ctx['actor'] = visitor.actor): Ctx {
  const now = testNow.add({ hours: days * 24 });
  return { ...visitor, actor, clock: { now: () => now } };
}

const purgeAt = (days: number) => purgeDrafts(daysLater(days, { kind: 'system', reason: 'test' }));
const start = () => startBuild(visitor, { vehicleId: 'ford-f150-2021', year: 2021 });

async function left(...made: BuildAccess[]): Promise<string[]> {
  const ids = made.map(({ id }) => id);
  const rows = await database.db.select().from(builds).where(inArray(builds.id, ids));
  return ids.filter((id) => rows.some((row) => row.id === id));
}

test('a draft goes when nobody has changed it for the promised days, and not an hour before', async () => {
  const [still, touched] = [await start(), await start()];
  await recordCompletedOptions(daysLater(10), { ...touched, meta: { tires: { sku: null } } });
  expect(await purgeAt(keptDays)).toBe(0);
  expect(await purgeAt(keptDays + 1 / 24)).toBe(1);
  expect(await left(still, touched)).toEqual([touched.id]);
  expect(await purgeAt(keptDays + 11)).toBe(1);
});

test('its photos go with their files, and the address that was to be reminded', async () => {
  const access = await start();
  await addBuildPhotos(visitor, { ...access, files: [await truckPhoto('side.jpg')] });
  const asked = { reminderEmail: 'dana@example.org', reminderConsent: 'on' };
  await askForReminder(visitor, { ...access, ...asked });
  const [photo] = await database.db.select().from(buildPhotos);
  const [name, key] = [photo?.fileName, photo?.key ?? ''];
  expect([name, await visitor.files.exists(key)]).toEqual(['side.jpg', true]);
  await database.db.update(buildPhotos).set({ createdAt: new Date(testNow.epochMilliseconds) });
  expect(await purgeAt(keptDays + 1)).toBe(1);
  expect(await visitor.files.exists(key)).toBe(false);
  expect(await database.db.select().from(buildPhotos)).toEqual([]);
  expect(await database.db.select().from(buildReminders)).toEqual([]);
});

test('a photo that was added later keeps its draft for as long again', async () => {
  const access = await start();
  await addBuildPhotos(visitor, { ...access, files: [await truckPhoto('front.jpg')] });
  const added = testNow.add({ hours: 20 * 24 }).epochMilliseconds;
  await database.db.update(buildPhotos).set({ createdAt: new Date(added) });
  expect(await purgeAt(keptDays + 1)).toBe(0);
  expect(await purgeAt(keptDays + 21)).toBe(1);
  expect(await left(access)).toEqual([]);
});

test('what was sent stays, with its photos', async () => {
  const access = await start();
  await addBuildPhotos(visitor, { ...access, files: [await truckPhoto('rear.jpg')] });
  const details = { name: 'Dana', contact: '6025550199', note: '', consent: 'on' };
  await submitBuild(visitor, { ...details, ...access, buildId: access.id });
  expect(await purgeAt(keptDays * 12)).toBe(0);
  expect(await left(access)).toEqual([access.id]);
  const [photo] = await database.db.select().from(buildPhotos);
  expect(await visitor.files.exists(photo?.key ?? '')).toBe(true);
});

test('nobody but the shop itself may purge', async () => {
  await expect(purgeDrafts(visitor)).rejects.toMatchObject({ code: 'forbidden' });
});
