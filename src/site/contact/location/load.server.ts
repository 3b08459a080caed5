import type { Ctx, Locale } from '#src/domain/context.ts';
import { getAssetByKey } from '#src/domain/media/index.server.ts';
import { assetUrl } from '#src/domain/media/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Geo } from '#src/lib/geo.ts';
import { textIn } from '#src/lib/translated.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { describePlace, type Place } from './describe-place.server.ts';
import type { ContactLocationBlok } from './schema.ts';

export type ContactLocationData = Place & {
  /** The drawn map in both themes; null if there is none. */
  map: { light: string; dark: string; alt: string } | null;
  /** URL of the live map's frame; null if the shop has no key for one. */
  live: { lat: number; lng: number } | null;
};

export const load: Load<ContactLocationBlok, ContactLocationData> = async ({ ctx, page }) => ({
  ...(await describePlace(ctx, page.locale)),
  map: await drawnMap(ctx, page.locale),
  live: await liveMap(ctx),
});

async function liveMap(ctx: Ctx): Promise<ContactLocationData['live']> {
  const { liveMap, geo } = await getShopSettings(ctx);
  return liveMap && geo;
}

/** How far the shop may be from the drawing's pin, in degrees: about a mile. */
const nearDegrees = 0.015;

function isNear(shop: Geo | null, pin: Geo | null): boolean {
  if (!shop || !pin) return false;
  return Math.max(Math.abs(shop.lat - pin.lat), Math.abs(shop.lng - pin.lng)) <= nearDegrees;
}

/** Only a drawing of where the shop is now. */
async function drawnMap(ctx: Ctx, locale: Locale): Promise<ContactLocationData['map']> {
  const { geo } = await getShopSettings(ctx);
  const [light, dark] = await Promise.all(
    ['map-light', 'map-dark'].map((key) => getAssetByKey(ctx, key)),
  );
  if (!light || !dark || !isNear(geo, light.geo)) return null;
  return { light: assetUrl(light), dark: assetUrl(dark), alt: textIn(light.alt, locale) };
}
