import { sql } from 'drizzle-orm';
import { shopSettings } from '#src/db/schema/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { type ShopSettings, shopSettingsSchema } from './schemas.ts';
import { wholeRecord } from './stored-settings.ts';
import { withoutPlaceholders } from './without-placeholders.ts';

const perRequest = new WeakMap<Ctx, Promise<ShopSettings>>();
const loadShopSettings = cacheByVersion(['settings'], readShopSettings);

/**
 * The shop's settings, read once per request context.
 * @throws {Error} if the database has none, because it was not seeded
 */
export function getShopSettings(ctx: Ctx): Promise<ShopSettings> {
  const known = perRequest.get(ctx);
  if (known) return known;
  const reading = loadShopSettings(ctx);
  perRequest.set(ctx, reading);
  reading.catch(() => perRequest.delete(ctx));
  return reading;
}

/** Whether visitors see the site; true while there is no shop yet. */
export const isSiteOpen: (ctx: Ctx) => Promise<boolean> = cacheByVersion(
  ['settings'],
  async ({ db }) => {
    const open = sql<boolean | null>`(${shopSettings.added}->>'isOpen')::boolean`;
    const [row] = await db.select({ open }).from(shopSettings);
    return row?.open ?? true;
  },
);

/** The key for notifying search engines; null if there is none, or no shop yet. */
export async function getIndexNowKey({ db }: Ctx): Promise<string | null> {
  const key = sql<string | null>`${shopSettings.record}->>'indexNowKey'`;
  const [row] = await db.select({ key }).from(shopSettings);
  return row?.key ?? null;
}

/** As mails and apps name it; null if there is no shop yet. */
export async function getShopName({ db }: Ctx): Promise<string | null> {
  const name = sql<string>`${shopSettings.record}->>'name'`;
  const [row] = await db.select({ name }).from(shopSettings);
  return row?.name ?? null;
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
  return withoutPlaceholders(shopSettingsSchema.parse(wholeRecord(row)));
}
