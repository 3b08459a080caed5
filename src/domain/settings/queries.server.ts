import { sql } from 'drizzle-orm';
import { shopSettings } from '#src/db/schema/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type ShopSettings, shopSettingsSchema } from './schemas.ts';

const perRequest = new WeakMap<Ctx, Promise<ShopSettings>>();
/** The last parsed row of each database: settings change rarely, and every page needs them. */
const parsed = new WeakMap<Ctx['db'], { stamp: string; settings: ShopSettings }>();

/**
 * The shop's settings, read once per request context.
 * @throws {Error} if the database has none, because it was not seeded
 */
export function getShopSettings(ctx: Ctx): Promise<ShopSettings> {
  const known = perRequest.get(ctx);
  if (known) return known;
  const reading = readShopSettings(ctx);
  perRequest.set(ctx, reading);
  reading.catch(() => perRequest.delete(ctx));
  return reading;
}

/** The key for notifying search engines; null if there is none, or no shop yet. */
export async function getIndexNowKey({ db }: Ctx): Promise<string | null> {
  const key = sql<string | null>`${shopSettings.record}->>'indexNowKey'`;
  const [row] = await db.select({ key }).from(shopSettings);
  return row?.key ?? null;
}

/** Whether owners and managers need a second factor; false while there is no shop yet. */
export async function isSecondFactorRequired({ db }: Ctx): Promise<boolean> {
  const required = sql<boolean | null>`(${shopSettings.record}->>'requiresSecondFactor')::boolean`;
  const [row] = await db.select({ required }).from(shopSettings);
  return row?.required ?? false;
}

/** Drops what was read in this request after it was saved. */
export function forgetShopSettings(ctx: Ctx): void {
  perRequest.delete(ctx);
}

async function readShopSettings(ctx: Ctx): Promise<ShopSettings> {
  const [row] = await ctx.db.select().from(shopSettings);
  if (!row) throw new Error('The shop has no settings yet: seed the database first.');
  const stamp = `${row.version}/${row.updatedAt.getTime()}`;
  const known = parsed.get(ctx.db);
  if (known?.stamp === stamp) return known.settings;
  const settings = shopSettingsSchema.parse(row.record);
  parsed.set(ctx.db, { stamp, settings });
  return settings;
}
