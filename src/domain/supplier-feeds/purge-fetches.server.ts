import { and, inArray, lt } from 'drizzle-orm';
import { feedFetches } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';

/** Fetches that brought nothing: an hourly feed has seven hundred in a month. */
const quietDays = 7;
const otherDays = 90;

/** Deletes the records of old fetches. Returns how many. */
export async function purgeFetches(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const { id, outcome, startedAt } = feedFetches;
  const before = (days: number) =>
    new Date(ctx.clock.now().subtract({ hours: 24 * days }).epochMilliseconds);
  const quiet = and(inArray(outcome, ['unchanged', 'failed']), lt(startedAt, before(quietDays)));
  const gone = await ctx.db.delete(feedFetches).where(quiet).returning({ id });
  const old = lt(startedAt, before(otherDays));
  const older = await ctx.db.delete(feedFetches).where(old).returning({ id });
  return gone.length + older.length;
}
