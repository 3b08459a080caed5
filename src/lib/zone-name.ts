import type { Bilingual } from './bilingual.ts';

/**
 * The everyday name of a time zone: "Eastern Time", "hora del Pacífico". A zone that keeps one time all year while
 * its neighbors change is named after its city: "Phoenix time". The runtime supplies the words, so call it on the
 * server only, or server and browser may differ.
 */
export function zoneName(timeZone: string, locale: 'en' | 'es'): string {
  const common = genericName(timeZone, 'en-US');
  const isShared = common.endsWith(' Time') && !common.endsWith(' Standard Time');
  if (isShared) return genericName(timeZone, locale === 'es' ? 'es-US' : 'en-US');
  const city = zoneCity(timeZone);
  return locale === 'es' ? `hora de ${city}` : `${city} time`;
}

/** The same in both languages. */
export function zoneNames(timeZone: string): Bilingual {
  return { en: zoneName(timeZone, 'en'), es: zoneName(timeZone, 'es') };
}

/** "America/Phoenix" → "Phoenix", "America/Argentina/Buenos_Aires" → "Buenos Aires" */
export function zoneCity(timeZone: string): string {
  return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
}

function genericName(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
