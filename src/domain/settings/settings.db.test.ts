import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import emptyShop from '#src/db/seeds/empty/settings.json' with { type: 'json' };
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Actor } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { changeShopSettings, getShopSettings, saveShopSettings } from './index.server.ts';
import { type ShopSettings, shopSettingsSchema } from './index.ts';

// Runs on both engines: JSON in SQL, and two people who save at the same time.

const manager: Actor = {
  kind: 'staff',
  userId: 'ana',
  name: 'Ana',
  email: 'ana@ironwood.example',
  role: 'manager',
  scopes: scopesOf('manager'),
};
let database: Database;
let settings: ShopSettings;

beforeAll(async () => {
  database = await openTestDatabase();
  const { rates: _rates, ...facts } = emptyShop;
  settings = shopSettingsSchema.parse(facts);
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

test('wrong settings and who may not write them are refused', async () => {
  const ctx = createTestContext(database.db);
  await expect(saveShopSettings(ctx, { ...settings, phone: '480-777' })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'phone' }],
  });
  const visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await expect(saveShopSettings(visitor, settings)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('a change keeps everything else, and history says who made it', async () => {
  const ctx = createTestContext(database.db, { actor: manager });
  await saveShopSettings(ctx, settings);
  const closure = { date: '2026-12-24', label: { en: 'Christmas Eve', es: 'Nochebuena' } };
  await changeShopSettings(ctx, ({ closures }) => ({ closures: [...closures, closure] }));
  const next = createTestContext(database.db);
  const { closures, ...rest } = await getShopSettings(next);
  expect(closures).toEqual([...settings.closures, closure]);
  expect({ ...rest, closures: settings.closures }).toEqual(settings);
  const entries = await database.db.select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({ action: 'settings.save', actorName: 'Ana' });
});
