import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
// Runs on both engines: a server has several sessions, which renew versions at the same time.
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import goods from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import vehicles from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { cacheByVersion, cacheEachByVersion } from './cache-by-version.server.ts';
import { type FactSubject, readBy, readFactVersions } from './fact-versions.server.ts';

const database: Database = await openTestDatabase();
const shop = createTestContext(database.db);
await seedSettings(shop, siteFile);
await seedVehicles(shop, vehicles);
await seedCatalog(shop, goods);
await database.pool.query(`
  insert into rate_sets (valid_from, saved_by, record) values (now(), 'Luz', '{}');
  insert into gallery_builds (id, slug, make, make_slug, vehicle_id, year, model, finished_on, record)
    select gen_random_uuid(), 'one', 'Ford', 'ford', id, 2021, 'F-150', '2026-01-01', '{}' from catalog_vehicles limit 1;
  insert into media_assets (hash, file_name, content_type, bytes, width_px, height_px, alt)
    values (repeat('a', 64), 'truck.jpg', 'image/jpeg', 1, 1600, 1000, '{"en":"","es":""}');
  insert into career_jobs (slug, position, posted_on, valid_through, record)
    values ('tech', 1, '2026-01-01', '2027-01-01', '{}');
  insert into reviews (id, stars, written_on, record) values ('r', 5, '2026-01-01', '{}');`);
afterAll(() => database.close());

const changes: [FactSubject, string][] = [
  ['settings', `update shop_settings set version = version + 1`],
  ['rates', `update rate_sets set saved_by = 'Dana'`],
  ['gallery', `update gallery_builds set published_at = null`],
  ['media', `update media_assets set title = 'Another'`],
  ['careers', `update career_jobs set position = position + 1`],
  ['reviews', `update reviews set hidden_reason = 'spam'`],
  ['catalog', `update catalog_lines set name = name`],
];

test.each(changes)('a change of %s renews its version and no other', async (subject, change) => {
  const ctx = createTestContext(database.db);
  const before = await readFactVersions(ctx);
  await database.pool.query(change);
  const after = await readFactVersions(ctx);
  for (const [one, version] of before) {
    if (one === subject) expect(after.get(one), one).not.toBe(version);
    else expect(after.get(one), one).toBe(version);
  }
  expect(before.has(subject)).toBe(true);
});

test('what is read once is read again only after its subject changed', async () => {
  const ctx = createTestContext(database.db);
  let reads = 0;
  const count = cacheByVersion(['gallery'], async () => ++reads);
  expect([await count(ctx), await count(ctx)]).toEqual([1, 1]);
  await database.pool.query(`update media_assets set title = 'Yet another'`);
  expect(await count(ctx)).toBe(1);
  await database.pool.query('update gallery_builds set published_at = now()');
  expect([await count(ctx), await count(ctx)]).toEqual([2, 2]);
});

test('a failed reading is not remembered', async () => {
  const ctx = createTestContext(database.db);
  let reads = 0;
  const read = cacheEachByVersion(['rates'], {
    most: 2,
    keyOf: (name: string) => name,
    async read(_, name) {
      reads += 1;
      if (reads === 1) throw new Error('away');
      return `${name} ${reads}`;
    },
  });
  await expect(read(ctx, 'a')).rejects.toThrow('away');
  expect([await read(ctx, 'a'), await read(ctx, 'a'), await read(ctx, 'b')]).toEqual([
    'a 2',
    'a 2',
    'b 3',
  ]);
});

test('a transaction sees what it wrote itself, and nobody else before it commits', async () => {
  const outside = createTestContext(database.db);
  const before = await getShopSettings(createTestContext(database.db));
  await database.db.transaction(async (tx) => {
    await tx.execute(
      sql`update shop_settings set record = jsonb_set(record, '{garageDoorDefaultIn}', '99')`,
    );
    const inside = await getShopSettings(createTestContext(tx));
    expect(inside.garageDoorDefaultIn).toBe(99);
  });
  expect(before.garageDoorDefaultIn).not.toBe(99);
  expect((await getShopSettings(outside)).garageDoorDefaultIn).toBe(99);
});

test('a request that only reads asks for the versions once', async () => {
  const ctx = createTestContext(database.db, { onlyReads: true });
  const [one, other] = await Promise.all([readFactVersions(ctx), readFactVersions(ctx)]);
  expect(other).toBe(one);
  await database.pool.query(`update rate_sets set saved_by = 'Luz'`);
  expect(await readFactVersions(ctx)).toBe(one);
  expect(await readFactVersions(readBy(ctx, { locale: 'es' }))).toBe(one);
  expect(readBy(ctx, { locale: 'es' })).toEqual({ ...ctx, locale: 'es' });
  expect(await readFactVersions(createTestContext(database.db))).not.toEqual(one);
});

test('a request that writes asks again, whoever it turns out to be', async () => {
  const ctx = createTestContext(database.db);
  const one = await readFactVersions(ctx);
  await database.pool.query(`update rate_sets set saved_by = 'Sam'`);
  expect(await readFactVersions(readBy(ctx, { locale: 'es' }))).not.toEqual(one);
});

test.runIf(database.kind === 'postgres')(
  'transactions that add to the same subjects in another order do not wait in a circle',
  async () => {
    const additions = [
      sql`insert into reviews (id, stars, written_on, record) values (gen_random_uuid(), 4, '2026-01-02', '{}')`,
      sql`insert into rate_sets (valid_from, saved_by, record) select now() + random() * interval '9 years', 'Luz', '{}'`,
    ];
    const add = (at: number) =>
      database.db.transaction(async (tx) => {
        for (const one of at % 2 === 0 ? additions : additions.toReversed()) await tx.execute(one);
      });
    const ended = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => add(at)));
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  },
);
