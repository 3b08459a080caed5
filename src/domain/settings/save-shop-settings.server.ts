import { sql } from 'drizzle-orm';
import { shopSettings } from '#src/db/schema/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { forgetShopSettings } from './queries.server.ts';
import { type ShopSettings, shopSettingsSchema } from './schemas.ts';

/** Writes the one row of settings whole. Throws `ZodError` on what is not settings. */
export async function saveShopSettings(ctx: Ctx, input: unknown): Promise<ShopSettings> {
  requireSystem(ctx.actor);
  const record = shopSettingsSchema.parse(input);
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .insert(shopSettings)
    .values({ record, updatedAt })
    .onConflictDoUpdate({
      target: shopSettings.onlyRow,
      set: { record, updatedAt, version: sql`${shopSettings.version} + 1` },
    });
  forgetShopSettings(ctx);
  return record;
}
