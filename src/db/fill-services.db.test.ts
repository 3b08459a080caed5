import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { getShopSettings } from '../domain/settings/index.server.ts';
import type { Database } from './client.ts';
import { contentPublications, contentStories } from './schema/content.ts';
import { shopSettings } from './schema/settings.ts';
import { serviceStories } from './seeds/content/item-stories.ts';
import services from './seeds/demo/copy/services.json' with { type: 'json' };
import { noPictures } from './seeds/pictures.ts';
import { sourcePath } from './source-path.ts';

// Runs on both engines: a data migration.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function publishServices(): Promise<void> {
  for (const [index, story] of serviceStories(services, noPictures.resolveImage).entries()) {
    const { fullSlug, name, content } = story;
    const slug = fullSlug.split('/').at(-1) ?? '';
    const position = -10 * index;
    const ids = { uuid: randomUUID(), groupId: randomUUID() };
    const [row] = await database.db
      .insert(contentStories)
      .values({ ...ids, name, slug, fullSlug, content, position })
      .returning();
    const at = { publishedAt: new Date(), firstPublishedAt: new Date() };
    await database.db
      .insert(contentPublications)
      .values({ storyId: row?.id ?? 0, name, content, ...at });
  }
}

/** What the migration does to the settings of an existing shop. */
async function fillServices(): Promise<void> {
  const file = await readFile(sourcePath('src/db/migrations/0021_front_desk.sql'), 'utf8');
  const last = file.split('--> statement-breakpoint').at(-1) ?? '';
  await database.db.execute(sql.raw(last));
}

async function servicesNow() {
  return (await getShopSettings(createTestContext(database.db))).services;
}

test('a shop from before its settings named services offers those of its stories after an update', async () => {
  await seedBookingShop(database.db);
  await publishServices();
  const seeded = await servicesNow();
  await fillServices();
  expect(await servicesNow()).toEqual(seeded);
  await database.db
    .update(shopSettings)
    .set({ record: sql`${shopSettings.record} - 'services'`, version: 99 });
  await fillServices();
  expect(await servicesNow()).toEqual(seeded);
});
