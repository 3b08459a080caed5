import { sql } from 'drizzle-orm';
import { catalogLines, catalogVariants, catalogVehicles } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Goods are changed by one at a time, so that nobody writes over what another has just saved. Readers go on. */
export async function lockParts({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.execute(
    sql`lock table ${catalogLines}, ${catalogVariants}, ${catalogVehicles} in share row exclusive mode`,
  );
}
