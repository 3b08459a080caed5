import { z } from 'zod';
import { openSeedFiles } from '#src/db/seeds/seed-files.ts';
import type { Ctx } from '#src/domain/context.ts';
import { followShipped } from '#src/domain/goods/index.server.ts';

/**
 * Brings the vehicle data of this version into the shop. A start does not depend on it: if it fails, for example
 * because an import holds the goods, the next start tries again.
 */
export async function followShippedVehicles(ctx: Ctx): Promise<void> {
  try {
    const records = await openSeedFiles().json('reference/vehicles.json');
    const changed = await followShipped(ctx, z.array(z.unknown()).parse(records));
    if (changed > 0) ctx.logger.info({ vehicles: changed }, 'Vehicles follow newer data');
  } catch (error) {
    ctx.logger.error({ error }, 'The vehicle data could not be brought up to date');
  }
}
