import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { formatPhone, hoursLines } from '#src/domain/settings/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { OfflinePagesBlok } from './schema.ts';

/** How to reach the shop without data; the device keeps it with the page. '' and none if unknown. */
export type OfflinePagesData = { phone: string; phoneText: string; hours: string[] };

export const load: Load<OfflinePagesBlok, OfflinePagesData> = async ({ ctx, page }) => {
  const settings = await getShopSettings(ctx);
  return {
    phone: settings.phone,
    phoneText: formatPhone(settings.phone),
    hours: hoursLines(settings, page.locale),
  };
};
