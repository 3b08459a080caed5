import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { saveShopSettings } from '#src/domain/settings/index.server.ts';

/** What the file says of a phone and a place, beside what the shop keeps of it. */
const siteFile = z.object({
  facts: z.looseObject({
    phone: z.object({ e164: z.string() }),
    sms: z.object({ e164: z.string() }),
    geo: z.object({ lat: z.number(), lng: z.number() }),
    bays: z.number(),
    hoursLines: z.unknown(),
  }),
  settings: z.looseObject({}),
});

/** Writes the shop's facts and rates from the texts of the site (`facts` and `settings`). */
export async function seedSettings(ctx: Ctx, site: unknown): Promise<void> {
  const { facts, settings } = siteFile.parse(site);
  const { phone, sms, geo, hoursLines: _lines, bays: _count, ...rest } = facts;
  await saveShopSettings(ctx, {
    ...rest,
    ...settings,
    geo,
    phone: phone.e164,
    smsPhone: sms.e164,
  });
}
