import { dayName, type ShopSettings } from '#src/domain/settings/index.ts';
import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { pagePictureUrl, pictureLookOf } from '#src/site/kit/page-picture.ts';

/** The id with which other structured data refers to the shop. */
export const businessId = '/#business';

/**
 * The shop as structured data (schema.org), from the same settings as the footer and the contact page; before these
 * are entered, only the site's owner. Unknown facts are left out. No ratings: a shop does not rate itself.
 */
export function businessData(settings: ShopSettings, origin: string): LinkedDataValue {
  const business = {
    '@context': 'https://schema.org',
    '@type': ['AutoRepair', 'AutoPartsStore', 'TireShop'],
    '@id': origin + businessId,
    url: `${origin}/`,
  };
  return settings.isSetUp ? { ...business, ...toBusinessFacts(settings, origin) } : business;
}

function toBusinessFacts(settings: ShopSettings, origin: string) {
  const tagline = settings.brand.tagline[defaultLocale];
  const { address, geo, legalName, founded, priceRange, areaServed, social } = settings;
  return {
    name: settings.name,
    ...(legalName !== '' && { legalName }),
    ...(tagline && { slogan: tagline }),
    image: new URL(
      pagePictureUrl('/', { title: settings.name, look: pictureLookOf(settings) }),
      origin,
    ).href,
    ...(settings.phone !== '' && { telephone: settings.phone }),
    ...(settings.email !== '' && { email: settings.email }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(priceRange !== '' && { priceRange }),
    ...(address.city !== '' && { address: postalAddress(address) }),
    ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng } }),
    openingHoursSpecification: settings.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayName(day, defaultLocale)),
      opens,
      closes,
    })),
    ...(areaServed.length > 0 && { areaServed }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

function postalAddress(address: ShopSettings['address']) {
  return {
    '@type': 'PostalAddress',
    ...(address.street !== '' && { streetAddress: address.street }),
    ...(address.city !== '' && { addressLocality: address.city }),
    ...(address.region !== '' && { addressRegion: address.region }),
    ...(address.postalCode !== '' && { postalCode: address.postalCode }),
    addressCountry: address.country,
  };
}
