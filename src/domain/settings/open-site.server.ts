import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings } from './save-shop-settings.server.ts';

/**
 * Opens the site to visitors and search engines, or closes it again. Requires settings.write. Cached pages end with
 * the next content version, so this must be part of the same transaction.
 */
export async function setSiteOpen(ctx: Ctx, isOpen: boolean): Promise<void> {
  const { name } = await changeShopSettings(ctx, () => ({ isOpen }));
  const action = isOpen ? 'settings.open-site' : 'settings.close-site';
  await recordAudit(ctx, { action, subject: { kind: 'settings', id: 1, name } });
}
