import { usTimeZones } from '#src/domain/settings/index.ts';
import type { Bilingual } from '#src/lib/bilingual.ts';
import { zoneCity, zoneNames } from '#src/lib/zone-name.ts';

export type ZoneChoices = { common: { value: string; label: Bilingual }[]; others: string[] };

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
function zoneLabel(timeZone: string): Bilingual {
  const city = zoneCity(timeZone);
  const named = zoneNames(timeZone);
  const withCity = (name: string) => (name.includes(city) ? name : `${name} (${city})`);
  return { en: withCity(named.en), es: withCity(named.es) };
}
