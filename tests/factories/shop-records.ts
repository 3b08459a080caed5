import type { Db } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { createTestContext } from './context.ts';

/** What builds are made from: the vehicles, the demo catalog, and the shop's settings with its rates. */
export async function seedShopRecords(db: Db): Promise<void> {
  const ctx = createTestContext(db);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, catalogFile);
  await seedSettings(ctx, siteFile);
}
