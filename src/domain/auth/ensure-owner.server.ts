import { authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { insertAccount } from './create-account.server.ts';

/** Whether anybody can sign in at all. */
export async function hasAccounts(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.select({ id: authUsers.id }).from(authUsers).limit(1);
  return rows.length > 0;
}

/** Makes the shop's first account. @throws {ZodError} for an address or a password that will not do */
export async function createFirstOwner(
  ctx: Ctx,
  values: { name: string; email: string; password: string },
): Promise<{ id: string }> {
  requireSystem(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const account = await insertAccount(inside, { ...values, role: 'owner' });
    await recordAudit(inside, {
      action: 'auth.create-owner',
      subject: { kind: 'person', id: account.id, name: values.name },
    });
    return account;
  });
}
