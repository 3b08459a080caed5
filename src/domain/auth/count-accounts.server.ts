import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { authInvitations, authUsers } from '#src/db/schema/auth.ts';
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

/** How many invitations can still be accepted. Requires settings.write. */
export async function countInvitations(ctx: Ctx): Promise<number> {
  requireScope(ctx.actor, 'settings.write');
  const { purpose, usedAt, expiresAt } = authInvitations;
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const [row] = await ctx.db
    .select({ invitations: count() })
    .from(authInvitations)
    .where(and(eq(purpose, 'invite'), isNull(usedAt), gt(expiresAt, now)));
  return row?.invitations ?? 0;
}
