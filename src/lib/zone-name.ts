import { dateFormat } from './date-format.ts';
import { isoOf, type LocaleCode } from './locales.ts';
import texts from './zone-words.json' with { type: 'json' };

/**
 * The everyday name of a time zone: "Eastern Time", "hora del Pacífico". A zone that keeps one time all year while
 * its neighbors change is named after its city: "Phoenix time". The runtime supplies the words, so call it on the
 * server only, or server and browser may differ.
 */
export function zoneName(timeZone: string, locale: LocaleCode): string {
  const common = genericName(timeZone, 'en-US');
  const isShared = common.endsWith(' Time') && !common.endsWith(' Standard Time');
  if (isShared) return genericName(timeZone, isoOf(locale));
  const city = zoneCity(timeZone);
  return texts.cityTime[locale].replace('{city}', () => city);
}

/** "America/Phoenix" → "Phoenix", "America/Argentina/Buenos_Aires" → "Buenos Aires" */
export function zoneCity(timeZone: string): string {
  return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
}

function genericName(timeZone: string, language: string): string {
  const format = dateFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
