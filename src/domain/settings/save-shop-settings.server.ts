import { sql } from 'drizzle-orm';
import { shopSettings } from '#src/db/schema/settings.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { forgetShopSettings, getShopSettings } from './queries.server.ts';
import { type ShopSettings, shopSettingsSchema } from './schemas.ts';

/**
 * Writes the one row of settings whole. Scope settings.write. Pages that are kept show it after the
 * next content version: whoever saves for the public bumps that too.
 * @throws {DomainError} invalid, with an issue for each wrong field
 */
export async function saveShopSettings(ctx: Ctx, input: unknown): Promise<ShopSettings> {
  requireScope(ctx.actor, 'settings.write');
  // Whatever it is: checked here, against what it is said to be.
  const record = parseInput(shopSettingsSchema, input as ShopSettings);
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(shopSettings)
      .values({ record, updatedAt })
      .onConflictDoUpdate({
        target: shopSettings.onlyRow,
        set: { record, updatedAt, version: sql`${shopSettings.version} + 1` },
      });
    const subject = { kind: 'settings', id: 1, name: record.name };
    await recordAudit({ ...ctx, db: tx }, { action: 'settings.save', subject });
  });
  forgetShopSettings(ctx);
  return record;
}

/** What the shop changes about itself now and then; periods are not among it. */
export type ShopChange = Partial<
  Pick<
    ShopSettings,
    | 'isSetUp'
    | 'name'
    | 'legalName'
    | 'founded'
    | 'priceRange'
    | 'timeZone'
    | 'geo'
    | 'areaServed'
    | 'phone'
    | 'smsPhone'
    | 'email'
    | 'address'
    | 'hours'
    | 'closures'
    | 'storeHosts'
    | 'bays'
    | 'technicians'
    | 'services'
    | 'integrations'
    | 'liveMap'
    | 'indexNowKey'
    | 'requiresSecondFactor'
  >
>;

/** Changes some of the settings and keeps the others as they are. Scope settings.write. */
export async function changeShopSettings(
  ctx: Ctx,
  change: (now: ShopSettings) => ShopChange,
): Promise<ShopSettings> {
  requireScope(ctx.actor, 'settings.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // One after the other, so that neither undoes what the other has changed.
    await tx.select({ version: shopSettings.version }).from(shopSettings).for('update');
    const now = await getShopSettings(inner);
    const saved = await saveShopSettings(inner, { ...now, ...change(now) });
    forgetShopSettings(ctx);
    return saved;
  });
}
