import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';

/** Any number that no other advisory lock uses. */
const treeLock = 7_301;

/** Only one move at a time: otherwise two folders could end up inside each other. */
export async function lockTree(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${treeLock}::int)`);
}
