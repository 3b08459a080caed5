import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { openSeedFiles } from '#src/db/seeds/seed-files.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { getShopSettings, saveShopSettings } from './index.server.ts';
import { type ShopSettings, shopSettingsSchema } from './index.ts';

let database: Database;
let settings: ShopSettings;

beforeAll(async () => {
  database = await openTestDatabase();
  settings = shopSettingsSchema.parse(await openSeedFiles().json('empty/settings.json'));
});
afterAll(() => database.close());

test('a shop without settings says what is missing', async () => {
  await expect(getShopSettings(createTestContext(database.db))).rejects.toThrow(/seed/);
});

test('saved settings are read back, in this request and in the next', async () => {
  const ctx = createTestContext(database.db);
  await saveShopSettings(ctx, settings);
  expect(await getShopSettings(ctx)).toEqual(settings);
  await saveShopSettings(ctx, { ...settings, name: 'Renamed' });
  expect((await getShopSettings(ctx)).name).toBe('Renamed');
  const next = createTestContext(database.db);
  expect((await getShopSettings(next)).name).toBe('Renamed');
});

test('wrong settings and visitors are refused', async () => {
  const ctx = createTestContext(database.db);
  await expect(saveShopSettings(ctx, { ...settings, phone: '480-777' })).rejects.toThrow(/phone/);
  const visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await expect(saveShopSettings(visitor, settings)).rejects.toMatchObject({ code: 'forbidden' });
});
