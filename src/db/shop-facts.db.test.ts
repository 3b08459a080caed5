import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getJob } from '#src/domain/careers/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { Database } from './client.ts';
import { careerJobs } from './schema/careers.ts';
import { shopSettings } from './schema/settings.ts';
import jobs from './seeds/demo/copy/jobs.json' with { type: 'json' };
import site from './seeds/demo/copy/site.json' with { type: 'json' };
import emptyShop from './seeds/empty/settings.json' with { type: 'json' };
import { seedJobs } from './seeds/records.ts';
import { seedSettings, seedShop } from './seeds/settings.ts';
import { sourcePath } from './source-path.ts';

// Runs on both engines: a data migration.

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const zoneWords = { en: 'Phoenix time (no daylight saving)', es: 'hora de Phoenix' };
const phoenix = { street: '1 Your Street', city: 'Phoenix', region: 'AZ', postalCode: '85001' };

/** Adds fields that an earlier release wrote to each record. */
async function asBefore(facts: object): Promise<void> {
  const written = JSON.stringify({ timeZoneLabel: zoneWords, ...facts });
  // The version tells a process that the record has changed.
  await database.db
    .update(shopSettings)
    .set({ record: sql`record || ${written}::jsonb`, version: sql`version + 1` });
  const place = JSON.stringify({ location: { ...phoenix, country: 'US' } });
  await database.db.update(careerJobs).set({ record: sql`record || ${place}::jsonb` });
}

async function migrate(): Promise<void> {
  const folder = sourcePath('src/db/migrations');
  const name = (await readdir(folder)).find((one) => one.endsWith('_shop_facts.sql')) ?? '';
  await database.db.execute(sql.raw(await readFile(`${folder}/${name}`, 'utf8')));
}

test('settings and jobs of an earlier release are read, and what the shop had written stays', async () => {
  await seedSettings(createTestContext(database.db), site);
  await seedJobs(createTestContext(database.db), jobs);
  const facts = await getShopSettings(createTestContext(database.db));
  await asBefore({});
  await expect(getShopSettings(createTestContext(database.db))).rejects.toThrow();
  await migrate();
  const ctx = createTestContext(database.db);
  expect(await getShopSettings(ctx)).toEqual(facts);
  expect(await getJob(ctx, 'service-advisor')).not.toHaveProperty('location');
});

test('placeholders of a shop that was seeded empty are not used as facts', async () => {
  await seedShop(createTestContext(database.db), emptyShop);
  const facts = await getShopSettings(createTestContext(database.db));
  await database.db.update(shopSettings).set({ record: sql`record - 'isSetUp'` });
  await asBefore({
    ...{ legalName: 'Your shop', founded: 2026, areaServed: ['Phoenix'] },
    geo: { lat: 33.4484, lng: -112.074 },
  });
  await migrate();
  expect(await getShopSettings(createTestContext(database.db))).toEqual(facts);
});
