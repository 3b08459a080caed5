import { z } from 'zod';
import { rateSets } from '#src/db/schema/rates.ts';
import type { Ctx } from '#src/domain/context.ts';
import { rateFiguresSchema, storedRates } from '#src/domain/rates/index.ts';
import { actorName } from '#src/domain/require-scope.ts';
import { saveShopSettings } from '#src/domain/settings/index.server.ts';

/** What the file contains about a phone and a place beyond the shop's settings. */
const siteFile = z.object({
  facts: z.looseObject({
    phone: z.object({ e164: z.string() }),
    sms: z.object({ e164: z.string() }),
    geo: z.object({ lat: z.number(), lng: z.number() }),
    bays: z.number(),
    hoursLines: z.unknown(),
  }),
  settings: z.looseObject({ rates: z.unknown() }),
});

/** The first rates of a shop, with the day from which they are valid. */
const firstRates = z.looseObject({ date: z.iso.date() });

/** The seed of a real shop: its facts and its first rates in one file. */
const shopFile = z.looseObject({ timeZone: z.string(), rates: z.unknown() });

/** Writes the shop's facts and first rates from the site's copy (`facts` and `settings`). */
export async function seedSettings(ctx: Ctx, site: unknown): Promise<void> {
  const { facts, settings } = siteFile.parse(site);
  const { phone, sms, geo, hoursLines: _lines, bays: _count, ...rest } = facts;
  await seedShop(ctx, {
    ...rest,
    ...settings,
    geo,
    phone: phone.e164,
    smsPhone: sms.e164,
  });
}

/** Writes the shop's facts, and the rates among them as its first set. */
export async function seedShop(ctx: Ctx, file: unknown): Promise<void> {
  const { rates, ...facts } = shopFile.parse(file);
  const { date, ...figures } = firstRates.parse(rates);
  await saveShopSettings(ctx, facts);
  const validFrom = Temporal.PlainDate.from(date).toZonedDateTime(facts.timeZone);
  await ctx.db
    .insert(rateSets)
    .values({
      validFrom: new Date(validFrom.epochMilliseconds),
      ...storedRates(rateFiguresSchema.parse(figures)),
      savedBy: actorName(ctx.actor),
    })
    .onConflictDoNothing();
}
