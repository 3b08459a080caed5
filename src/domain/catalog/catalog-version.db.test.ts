import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import demo from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import vehicles from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { sourcePath } from '#src/db/source-path.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readCatalogVersion } from '#src/domain/facts/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openEmptyDatabase, openTestDatabase } from '#tests/setup/database.ts';
import { getLine, listLiftKits, listTires, listWheels } from './index.server.ts';

const database: Database = await openTestDatabase();
const ctx: Ctx = createTestContext(database.db);
afterAll(() => database.close());

beforeEach(async () => {
  await database.pool.query('truncate catalog_lines, catalog_vehicles cascade');
  await seedVehicles(ctx, vehicles);
  await seedCatalog(ctx, demo);
});

test.each([
  `update catalog_vehicles set record = record where id = 'ford-f150-2021'`,
  `update catalog_lines set status = 'draft' where id = 'basaltline-corbel'`,
  `insert into catalog_variants (sku, line_id, kind, price_cents, record)
    values ('new', 'basaltline-corbel', 'wheel', 1, '{}')`,
  `delete from catalog_variants where kind = 'tire'`,
  `truncate catalog_variants`,
])('a change is known to every process: %s', async (change) => {
  const before = await readCatalogVersion(ctx);
  await database.pool.query(change);
  expect(await readCatalogVersion(ctx)).not.toBe(before);
});

test('a change that is taken back was none', async () => {
  const before = await readCatalogVersion(ctx);
  const undone = ctx.db.transaction(async (tx) => {
    await tx.execute(`delete from catalog_variants`);
    expect(await listWheels({ ...ctx, db: tx })).toEqual([]);
    throw new Error('never mind');
  });
  await expect(undone).rejects.toThrow('never mind');
  expect(await readCatalogVersion(ctx)).toBe(before);
  expect(await listWheels(ctx)).toHaveLength(234);
});

test('drafts and what is discontinued are offered nowhere', async () => {
  await database.pool.query(`
    update catalog_variants set status = 'draft' where sku = 'basaltline-corbel-17x9-6x135-p0';
    update catalog_lines set status = 'discontinued' where id in ('granfell-saltmarch-at', 'bramblecut-fenline');
    update catalog_lines set record = jsonb_set(record, '{heights,0,status}', '"draft"') where id = 'cairnwell-levelset'`);
  expect(await listWheels(ctx)).toHaveLength(233);
  expect((await getLine(ctx, 'basaltline-corbel'))?.variants).toHaveLength(82);
  expect((await listTires(ctx)).map(({ lineId }) => lineId)).not.toContain('granfell-saltmarch-at');
  expect(await getLine(ctx, 'granfell-saltmarch-at')).toBeNull();
  expect(await listLiftKits(ctx)).toHaveLength(38 - 3 - 1);
});

test('goods of a database from before statuses are offered as they were', async () => {
  const older = await openEmptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-older-'));
  try {
    await migrate(older, { folder: migrationsUntil('0006_catalog_attributes', folder) });
    await older.pool.query(
      `insert into catalog_lines (id, kind, brand, name, record) values ('corbel', 'wheel', 'Basaltline', 'Corbel',
        '{"lineId": "corbel", "brand": "Basaltline", "name": "Corbel", "construction": "cast"}')`,
    );
    const record = { ...demo.wheels[0], lineId: 'corbel', priceCents: 100 * 239 };
    const { priceUsd, stock: _later, ...wheel } = record;
    await older.pool.query(
      `insert into catalog_variants (sku, line_id, kind, price_cents, record) values ($1, 'corbel', 'wheel', $2, $3)`,
      [wheel.sku, priceUsd, wheel],
    );
    await migrate(older);
    const [found] = await listWheels(createTestContext(older.db));
    expect(found).toMatchObject({
      ...wheel,
      status: 'active',
      stock: { onHand: null, leadTimeDays: null },
      images: [],
      provenance: {},
    });
  } finally {
    await older.close();
    rmSync(folder, { recursive: true });
  }
});

/** The migrations before a given one, as an earlier release had them. */
function migrationsUntil(tag: string, folder: string): string {
  cpSync(sourcePath('src/db/migrations'), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const until = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}
