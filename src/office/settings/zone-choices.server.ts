import { usTimeZones } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { zoneCity, zoneName } from '#src/lib/zone-name.ts';

export type ZoneChoices = { common: { value: string; label: string }[]; others: string[] };

/** The time zones that a shop can have, including the current one, whatever this runtime calls it; in the reader's language. */
export function zoneChoices(now: string, locale: LocaleCode): ZoneChoices {
  const common = new Set<string>(usTimeZones);
  const others = new Set([...Intl.supportedValuesOf('timeZone'), now]);
  return {
    common: usTimeZones.map((value) => ({ value, label: zoneLabel(value, locale) })),
    others: [...others].filter((zone) => !common.has(zone)).sort(),
  };
}

/** "Eastern Time (New York)", "Phoenix time" */
function zoneLabel(timeZone: string, locale: LocaleCode): string {
  const city = zoneCity(timeZone);
  const name = zoneName(timeZone, locale);
  return name.includes(city) ? name : `${name} (${city})`;
}
