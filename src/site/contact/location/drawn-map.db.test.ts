import { readdir, readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { mediaAssets } from '#src/db/schema/media.ts';
import { shopSettings } from '#src/db/schema/settings.ts';
import site from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import images from '#src/db/seeds/demo/images.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { importAsset } from '#src/domain/media/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { ContactLocationData } from './load.server.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  await seedSettings(createTestContext(database.db), site);
});
afterEach(() => database.close());

/** The demo's maps, from its seeds. */
const maps = images.filter(({ kind }) => kind === 'map');

async function importMaps(): Promise<void> {
  const ctx = createTestContext(database.db);
  for (const [at, { key, alt, geo }] of maps.entries()) {
    const background = { r: at, g: 0, b: 0 };
    const picture = sharp({ create: { width: 32, height: 21, channels: 3, background } });
    const bytes = await picture.png().toBuffer();
    await importAsset(ctx, { key, fileName: `${key}.png`, bytes, alt, geo });
  }
}

async function shownMap(): Promise<ContactLocationData['map']> {
  const ctx = createTestContext(database.db);
  return ((await loadBlok({ component: 'contact-location' }, ctx)) as ContactLocationData).map;
}

test('the drawn map is shown in both themes while the shop is at its pin', async () => {
  expect(await shownMap()).toBeNull();
  await importMaps();
  expect(await shownMap()).toMatchObject({
    light: expect.stringContaining('map-light.png'),
    dark: expect.stringContaining('map-dark.png'),
    alt: maps[0]?.alt.en,
  });
});

test('a shop that has moved two miles shows no map of where it was', async () => {
  await importMaps();
  const geo = JSON.stringify({ geo: { lat: 33.6166, lng: -112.1049 } });
  await database.db
    .update(shopSettings)
    .set({ record: sql`record || ${geo}::jsonb`, version: sql`version + 1` });
  expect(await shownMap()).toBeNull();
});

test('a picture without a pin is no map, and the maps of an earlier release get theirs', async () => {
  await importMaps();
  const before = await shownMap();
  await database.db.update(mediaAssets).set({ geo: null }).where(eq(mediaAssets.key, 'map-light'));
  expect(await shownMap()).toBeNull();
  await database.db.execute(sql`ALTER TABLE media_assets DROP COLUMN geo`);
  const folder = sourcePath('src/db/migrations');
  const name = (await readdir(folder)).find((one) => one.endsWith('_map_pins.sql')) ?? '';
  await database.db.execute(sql.raw(await readFile(`${folder}/${name}`, 'utf8')));
  expect(await shownMap()).toEqual(before);
});
