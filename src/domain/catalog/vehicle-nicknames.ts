import type { Vehicle } from './vehicle-schema.ts';

type Named = { make?: string; model?: RegExp; from?: number; to?: number; words: string };

/**
 * Nicknames that a truck's record does not contain: cabs, engines, short names. Years are the first model years of
 * the records. Source: makers' US sales brochures and general trade knowledge.
 */
const NICKNAMES: readonly Named[] = [
  { make: 'Chevrolet', words: 'chevy' },
  { make: 'Jeep', model: /Wrangler/, from: 2007, to: 2007, words: 'jk' },
  { make: 'Jeep', model: /Wrangler/, from: 2018, words: 'jl' },
  { make: 'Ford', model: /^F-150$/, words: 'supercrew, supercab, super cab, regular cab' },
  { make: 'Ford', model: /Super Duty/, words: 'crew cab, supercab, super cab, regular cab' },
  { make: 'Ford', model: /Super Duty/, words: 'power stroke, powerstroke' },
  { make: 'Ford', model: /^Ranger$/, to: 2019, words: 'supercrew, supercab' },
  { make: 'Ford', model: /^F-150$/, from: 2009, words: 'ecoboost' },
  { model: /^(Silverado|Sierra)/, words: 'crew cab, regular cab' },
  { model: /^(Silverado|Sierra) (1500|2500HD)/, to: 2011, words: 'extended cab' },
  { model: /^(Silverado|Sierra) (1500|2500HD)/, from: 2011, words: 'double cab' },
  { model: /^(Silverado|Sierra) 2500HD/, words: 'duramax' },
  { model: /^(Colorado|Canyon)/, to: 2015, words: 'crew cab, extended cab' },
  { make: 'GMC', model: /^(Sierra|Yukon)/, words: 'denali' },
  { model: /^Ram 1500$|^1500/, words: 'crew cab, quad cab, hemi' },
  { model: /^Ram 1500$|^1500/, to: 2009, words: 'regular cab' },
  { model: /2500$/, words: 'crew cab, mega cab, cummins' },
  { make: 'Toyota', model: /Tacoma/, words: 'double cab' },
  { make: 'Toyota', model: /Tacoma/, to: 2016, words: 'access cab' },
  { make: 'Toyota', model: /Tacoma/, from: 2024, words: 'xtracab' },
  { make: 'Toyota', model: /Tundra/, words: 'crewmax, double cab' },
  { make: 'Nissan', model: /Titan|Frontier/, to: 2017, words: 'crew cab, king cab' },
];

/** Search words for this vehicle that are not in its record, except within comma-separated phrases. */
export function nicknamesOf({ make, model, years: [first] }: Vehicle): string[] {
  return NICKNAMES.filter(
    (one) =>
      (one.make === undefined || one.make === make) &&
      (one.model === undefined || one.model.test(model)) &&
      first >= (one.from ?? first) &&
      first <= (one.to ?? first),
  ).flatMap(({ words }) => words.split(', '));
}
