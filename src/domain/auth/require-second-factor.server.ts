import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { changeShopSettings, isSecondFactorRequired } from '#src/domain/settings/index.server.ts';
import type { StaffRole } from './roles.ts';

/** Roles that can be required to have a second factor: those with access to customers' records and settings. */
const guarded: readonly StaffRole[] = ['owner', 'manager'];

/** Whether somebody has to set up a second factor before anything else. */
export async function lacksSecondFactor(
  ctx: Ctx,
  { role, twoFactorEnabled }: { role: StaffRole; twoFactorEnabled: boolean },
): Promise<boolean> {
  return !twoFactorEnabled && guarded.includes(role) && (await isSecondFactorRequired(ctx));
}

/** Whether the shop requires it. Requires people.manage. */
export async function readFactorRule(ctx: Ctx): Promise<boolean> {
  requireScope(ctx.actor, 'people.manage');
  return isSecondFactorRequired(ctx);
}

/**
 * Turns the second factor requirement for owners and managers on or off. It takes effect with everybody's next
 * request, including the caller's. Requires people.manage.
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
