import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createKnownLanguages, getShopSettings } from '#src/domain/settings/index.server.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action as onBays } from './bays.page.tsx';
import { action as onSettings } from './settings.page.tsx';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
  ctx = asStaff(createTestContext(database.db), 'owner');
});
afterAll(() => database.close());

const settings = () => getShopSettings({ ...ctx });
const save = (fields: Record<string, string>) =>
  postForm(onSettings, ctx, { fields: { intent: 'languages', ...fields } });

test('a language is switched off and on, and the process knows it at once', async () => {
  const known = createKnownLanguages(database.db, () => 1);
  await known.refresh();
  expect(known.current()).toEqual({ on: ['en', 'es'], default: 'en' });
  await save({});
  expect((await settings()).languages).toEqual({ on: ['en'], default: 'en' });
  expect(known.current().on).toEqual(['en']);
  await save({ 'speaks-es': 'on', default: 'es' });
  expect(known.current()).toEqual({ on: ['en', 'es'], default: 'es' });
});

test('Spanish cannot be the first language while it is off', async () => {
  await save({ default: 'es' });
  expect((await settings()).languages).toEqual({ on: ['en'], default: 'en' });
});

test('a form without Spanish saves a text that has none, and keeps one that was written', async () => {
  const { bays } = await settings();
  const id = bays[0]?.id ?? '';
  const bay = async () => (await settings()).bays.find((one) => one.id === id)?.name;
  const post = (fields: Record<string, string>) =>
    postForm(onBays, ctx, { fields: { intent: 'save-bay', id, kind: 'bay', ...fields } });
  await post({ 'name-en': 'Front bay' });
  expect(await bay()).toEqual({ en: 'Front bay', es: 'Front bay' });
  // What was written before goes along in a hidden field.
  await post({ 'name-en': 'First bay', 'name-es': 'Bahía de enfrente' });
  expect(await bay()).toEqual({ en: 'First bay', es: 'Bahía de enfrente' });
});
