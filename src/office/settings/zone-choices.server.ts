import { usTimeZones } from '#src/domain/settings/index.ts';
import { inEach } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { zoneCity, zoneNames } from '#src/lib/zone-name.ts';

export type ZoneChoices = { common: { value: string; label: Translated }[]; others: string[] };

/** The time zones that a shop can have, including the current one, whatever this runtime calls it. */
export function zoneChoices(now: string): ZoneChoices {
  const common = new Set<string>(usTimeZones);
  const others = new Set([...Intl.supportedValuesOf('timeZone'), now]);
  return {
    common: usTimeZones.map((value) => ({ value, label: zoneLabel(value) })),
    others: [...others].filter((zone) => !common.has(zone)).sort(),
  };
}

/** "Eastern Time (New York)", "Phoenix time" */
function zoneLabel(timeZone: string): Translated {
  const city = zoneCity(timeZone);
  const named = zoneNames(timeZone);
  const withCity = (name: string) => (name.includes(city) ? name : `${name} (${city})`);
  return inEach((locale) => withCity(named[locale]));
}
