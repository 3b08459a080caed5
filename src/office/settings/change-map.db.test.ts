import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { changeMap } from './change-map.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

function formWith(key: string): FormData {
  const form = new FormData();
  form.set('key', key);
  return form;
}

test('a key puts the map on the site, another replaces it, none takes it off', async () => {
  const keyNow = async () => (await getShopSettings({ ...ctx })).liveMap?.key;
  expect(await keyNow()).toBeUndefined();
  expect(await changeMap(ctx, formWith(' AIza-first_key '))).toEqual({ done: 'save' });
  expect(await keyNow()).toBe('AIza-first_key');
  await expect(changeMap(ctx, formWith('my key: AIza'))).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'key' }],
  });
  expect(await keyNow()).toBe('AIza-first_key');
  await changeMap(ctx, formWith('AIza-second_key'));
  expect(await keyNow()).toBe('AIza-second_key');
  expect(await changeMap(ctx, formWith(''))).toEqual({ done: 'remove' });
  expect(await keyNow()).toBeUndefined();
});
