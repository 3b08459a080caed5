import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';

/** Any number that no other lock of ours has. */
const treeLock = 7_301;

/** One at a time moves what is in the tree: two folders could otherwise end up in each other. */
export async function lockTree(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${treeLock}::int)`);
}
