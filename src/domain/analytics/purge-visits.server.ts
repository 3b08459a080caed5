import { inArray, lt } from 'drizzle-orm';
import { visitEvents } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { deleteOldSalts } from './salts.server.ts';

/** How long events are kept: a year to compare with, plus a month to look at. */
export const visitsKeptDays = 395;

/** Few enough that nobody waits long for the only session of an embedded database. */
const atOnce = 2000;

/** Deletes expired keys and old events. Returns the number of deleted events. */
export async function purgeVisits(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  await deleteOldSalts(ctx);
  const oldest = ctx.clock.now().subtract({ hours: 24 * visitsKeptDays });
  const isOld = lt(visitEvents.at, new Date(oldest.epochMilliseconds));
  for (let gone = 0; ; ) {
    const some = ctx.db.select({ id: visitEvents.id }).from(visitEvents).where(isOld).limit(atOnce);
    const { rowCount } = await ctx.db.delete(visitEvents).where(inArray(visitEvents.id, some));
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < atOnce) return gone;
  }
}
