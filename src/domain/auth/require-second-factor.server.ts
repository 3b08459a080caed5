import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { changeShopSettings, isSecondFactorRequired } from '#src/domain/settings/index.server.ts';
import type { StaffRole } from './roles.ts';

/** Who can be made to have a second factor: those who reach customers' records and settings alike. */
const guarded: readonly StaffRole[] = ['owner', 'manager'];

/** Whether somebody has to set up a second factor before anything else. */
export async function lacksSecondFactor(
  ctx: Ctx,
  { role, twoFactorEnabled }: { role: StaffRole; twoFactorEnabled: boolean },
): Promise<boolean> {
  return !twoFactorEnabled && guarded.includes(role) && (await isSecondFactorRequired(ctx));
}

/** Whether the shop requires it. Scope people.manage. */
export async function readFactorRule(ctx: Ctx): Promise<boolean> {
  requireScope(ctx.actor, 'people.manage');
  return isSecondFactorRequired(ctx);
}

/**
 * Requires a second factor of owners and managers, or no longer. It counts from everybody's next request
 * on, one's own included. Scope people.manage.
 */
export async function requireSecondFactor(
  ctx: Ctx,
  { isRequired }: { isRequired: boolean },
): Promise<void> {
  requireScope(ctx.actor, 'people.manage');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { name } = await changeShopSettings(inside, () => ({ requiresSecondFactor: isRequired }));
    const action = isRequired ? 'auth.require-second-factor' : 'auth.release-second-factor';
    await recordAudit(inside, { action, subject: { kind: 'settings', id: 1, name } });
  });
}
