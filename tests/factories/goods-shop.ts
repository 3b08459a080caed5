import { afterAll, beforeEach } from 'vitest';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { staffActor } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { keepRows } from '#tests/setup/keep-rows.ts';

/** Tables that goods, files and suppliers are in; what refers to them is emptied with them. */
const goodsTables = [
  ...['catalog_lines', 'catalog_variants', 'catalog_vehicles', 'goods_batches', 'goods_imports'],
  ...['part_supply', 'supplier_pictures', 'supplier_profiles', 'supplier_layouts'],
  ...['supplier_feeds', 'supplier_numbers', 'supplier_goods'],
];

/** A shop with the demo's goods, anew before each test, and a buyer who may change them. */
export async function openGoodsShop() {
  const database = await openTestDatabase();
  const as = (role: StaffRole, name = 'Priya') =>
    createTestContext(database.db, { actor: staffActor(role, name) });
  const system = createTestContext(database.db, { actor: { kind: 'system', reason: 'test' } });
  await seedSettings(system, siteFile);
  await seedVehicles(system, records);
  await seedCatalog(system, file);
  const goods = await keepRows(database, goodsTables);
  afterAll(async () => {
    await goods.drop();
    await database.close();
  });
  beforeEach(goods.restore);
  return { database, as, buyer: as('buyer') };
}
