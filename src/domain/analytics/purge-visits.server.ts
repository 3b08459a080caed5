import { lt } from 'drizzle-orm';
import { visitEvents } from '#src/db/schema/visits.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { deleteOldSalts } from './salts.server.ts';

/** How long events are kept: a year to compare with, plus a month to look at. */
export const visitsKeptDays = 395;

/** Deletes expired keys and old events. Returns the number of deleted events. */
export async function purgeVisits(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  await deleteOldSalts(ctx);
  const oldest = ctx.clock.now().subtract({ hours: 24 * visitsKeptDays });
  const gone = await ctx.db
    .delete(visitEvents)
    .where(lt(visitEvents.at, new Date(oldest.epochMilliseconds)))
    .returning({ id: visitEvents.id });
  return gone.length;
}
