import { count } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import {
  careerJobs,
  catalogLines,
  catalogVehicles,
  contentPublications,
  galleryBuilds,
  reviews,
  seedRuns,
} from '#src/db/schema/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { emptyTables } from './empty-tables.ts';
import records from './reference/vehicles.json' with { type: 'json' };
import { seedIfEmpty } from './seed.ts';
import { openSeedFiles, type SeedFiles } from './seed-files.ts';

// Runs on both engines: two processes seed at the same time.

let database: Database;
let ctx: Ctx;

beforeEach(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
});
afterEach(() => database.close());

const quiet = { onStep: () => undefined };
/** The same files without the pictures, which have their own test. */
const files: SeedFiles = { ...openSeedFiles(), optionalJson: () => Promise.resolve(null) };

async function countOf(table: Parameters<ReturnType<Ctx['db']['select']>['from']>[0]) {
  const [row] = await database.db.select({ rows: count() }).from(table);
  return row?.rows;
}

test('the demo shop is whole: facts, vehicles, goods, builds, reviews, jobs, pages', async () => {
  const steps: string[] = [];
  const isSeeded = await seedIfEmpty(ctx, 'demo', { files, onStep: (name) => steps.push(name) });
  expect(isSeeded).toBe(true);
  expect((await getShopSettings(ctx)).name).toBe('Ironwood Off-Road');
  expect(await countOf(catalogVehicles)).toBe(records.length);
  expect(await countOf(catalogLines)).toBe(30);
  expect(await countOf(galleryBuilds)).toBe(36);
  expect(await countOf(reviews)).toBe(14);
  expect(await countOf(careerJobs)).toBe(4);
  expect(await countOf(contentPublications)).toBeGreaterThan(50);
  expect(steps).toContain('Stories');
});

test('the empty shop has settings, vehicles and a whole site, without the demo’s texts', async () => {
  await seedIfEmpty(ctx, 'empty', { files, ...quiet });
  const settings = await getShopSettings(ctx);
  expect(settings.name).toBe('Your shop');
  expect(settings).toMatchObject({ phone: '', email: '', address: { city: '' } });
  expect(await countOf(catalogVehicles)).toBe(records.length);
  const stories = await database.db.select().from(contentPublications);
  expect(stories.length).toBeGreaterThan(25);
  expect(JSON.stringify(stories)).not.toMatch(
    /Ironwood|Phoenix|Arizona|Desert Cove|480-?777|tel:|\$\d|Lupita|Priya|eight people/,
  );
});

test('a step that fails leaves nothing behind, and the next try succeeds', async () => {
  const broken: SeedFiles = {
    ...files,
    json: (path) =>
      path.endsWith('reviews.json') ? Promise.resolve({ reviews: [{}] }) : files.json(path),
  };
  await expect(seedIfEmpty(ctx, 'demo', { files: broken, ...quiet })).rejects.toThrow();
  expect(await countOf(catalogVehicles)).toBe(0);
  expect(await countOf(seedRuns)).toBe(0);
  expect(await seedIfEmpty(ctx, 'demo', { files, ...quiet })).toBe(true);
});

test('two processes that start at once seed one shop', async () => {
  const results = await Promise.all(
    [ctx, createTestContext(database.db)].map((each) =>
      seedIfEmpty(each, 'empty', { files, ...quiet }),
    ),
  );
  expect(results.toSorted()).toEqual([false, true]);
  expect(await countOf(catalogVehicles)).toBe(records.length);
});

test('a seeded shop is left alone until its tables are emptied', async () => {
  await seedIfEmpty(ctx, 'empty', { files, ...quiet });
  expect(await seedIfEmpty(ctx, 'demo', { files, ...quiet })).toBe(false);
  await emptyTables(database.db);
  expect(await countOf(contentPublications)).toBe(0);
  expect(await seedIfEmpty(ctx, 'demo', { files, ...quiet })).toBe(true);
  expect(await countOf(galleryBuilds)).toBe(36);
});
