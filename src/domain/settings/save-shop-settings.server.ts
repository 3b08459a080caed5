import { sql } from 'drizzle-orm';
import { shopSettings } from '#src/db/schema/settings.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { forgetShopSettings, getShopSettings } from './queries.server.ts';
import { type ShopSettings, shopSettingsSchema } from './schemas.ts';
import { storedRow } from './stored-settings.ts';

/**
 * Saves all settings, which are one row. Requires settings.write. Cached pages show them with the next content
 * version, so a change that visitors see must bump that too.
 * @throws {DomainError} invalid, with an issue for each wrong field
 */
export async function saveShopSettings(ctx: Ctx, input: unknown): Promise<ShopSettings> {
  requireScope(ctx.actor, 'settings.write');
  // Anything; validated here against its schema.
  const record = parseInput(shopSettingsSchema, input as ShopSettings);
  const row = storedRow(record);
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(shopSettings)
      .values({ ...row, updatedAt })
      .onConflictDoUpdate({
        target: shopSettings.onlyRow,
        set: { ...row, updatedAt, version: sql`${shopSettings.version} + 1` },
      });
    const subject = { kind: 'settings', id: 1, name: record.name };
    await recordAudit({ ...ctx, db: tx }, { action: 'settings.save', subject });
  });
  forgetShopSettings(ctx);
  return record;
}

/** The settings that the shop changes itself; retention periods are not among them. */
export type ShopChange = Partial<
  Pick<
    ShopSettings,
    | 'isSetUp'
    | 'isOpen'
    | 'showsChecklist'
    | 'languages'
    | 'name'
    | 'brand'
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
    | 'workKinds'
    | 'integrations'
    | 'liveMap'
    | 'indexNowKey'
    | 'requiresSecondFactor'
    | 'cityGarages'
    | 'financing'
  >
>;

/** Changes some of the settings and keeps the others. Requires settings.write. */
export async function changeShopSettings(
  ctx: Ctx,
  change: (now: ShopSettings) => ShopChange,
): Promise<ShopSettings> {
  requireScope(ctx.actor, 'settings.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // One at a time, so that neither change undoes the other.
    await tx.select({ version: shopSettings.version }).from(shopSettings).for('update');
    const now = await getShopSettings(inner);
    const saved = await saveShopSettings(inner, { ...now, ...change(now) });
    forgetShopSettings(ctx);
    return saved;
  });
}
