import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { loadSentBuild } from './load-sent-build.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

test('the figures and sizes of a sent build stay those that were sent when its customer goes on building', async () => {
  const visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  const { id, capability } = await startBuild(visitor, { vehicleId: 'ford-f150-2021', year: 2023 });
  const parts = { wheels: { sku: null }, tires: { sku: 'skerrow-northlight-at-lt27565r20' } };
  const choose = (kit: string | null) =>
    recordCompletedOptions(visitor, {
      id,
      capability,
      meta: { 'lift-kits': { sku: kit }, ...parts },
    });
  await choose('bramblecut-fenline-6x5');
  const { snapshot } = await submitBuild(visitor, {
    ...{ name: 'Dana', contact: '(602) 555-0199', preferred: null, note: '', consent: 'on' },
    ...{ buildId: id, capability },
  });
  const office = createTestContext(database.db);
  const shop = await getShopSettings(office);
  const load = () => loadSentBuild(office, { snapshot, buildId: id, vin: null, shop });
  const sent = await load();
  expect(sent.figures.height?.value).toBe(snapshot.figures.height.value);
  await choose(null);
  const later = await load();
  expect(later.figures).toEqual(sent.figures);
  expect(later.facts).toEqual(sent.facts);
  expect(sent.facts).toMatchObject({
    lift: '6 / 5 in',
    tire: { size: 'LT275/65R20', isStock: false },
    wheel: { isStock: true },
  });
  expect(later.today?.verdict).toBeDefined();
});
