import { count, isNull } from 'drizzle-orm';
import { authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** How many people can sign in. Requires settings.write. */
export async function countAccounts(ctx: Ctx): Promise<number> {
  requireScope(ctx.actor, 'settings.write');
  const [row] = await ctx.db
    .select({ people: count() })
    .from(authUsers)
    .where(isNull(authUsers.disabledAt));
  return row?.people ?? 0;
}
