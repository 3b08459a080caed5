import type { LinkedDataValue } from '#src/app/components/site/linked-data.tsx';
import { pagePictureUrl } from '#src/app/components/site/page-picture.ts';
import { dayName, type ShopSettings } from '#src/domain/settings/index.ts';

/** By which other descriptions name the shop. */
export const businessId = '/#business';

/**
 * The shop for those who read pages by machine (schema.org), made of the same settings as the
 * footer and the contact page. It has no stars: a shop does not rate itself.
 */
export function businessData(settings: ShopSettings, origin: string): LinkedDataValue {
  const { address, geo } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': ['AutoRepair', 'AutoPartsStore', 'TireShop'],
    '@id': origin + businessId,
    name: settings.name,
    legalName: settings.legalName,
    url: `${origin}/`,
    image: new URL(pagePictureUrl('/', settings.name), origin).href,
    telephone: settings.phone,
    email: settings.email,
    foundingDate: String(settings.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
    openingHoursSpecification: settings.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayName(day, 'en')),
      opens,
      closes,
    })),
    areaServed: settings.areaServed,
    sameAs: settings.social.map(({ url }) => url),
  };
}
