import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { looksLikeVin, tidyVin, type VinLook } from '#src/domain/vin/index.ts';
import { type FoundVehicle, findVehicles } from './find-vehicles.ts';
import { looksLikePlate } from './looks-like-plate.ts';

export type TypedLook = VinLook | 'plate';

export type Meaning = {
  meant: FoundVehicle[];
  /** Words that match no vehicle; '' if there are none, or for a VIN or a plate, which must not get into an address. */
  unknown: string;
  look: TypedLook;
  /** Characters of a VIN. */
  count: number;
};

/** What the search field holds: words that mean vehicles, words that mean none, or a VIN. */
export function readWords(choices: readonly VehicleChoice[], words: string): Meaning {
  const meant = findVehicles(choices, words);
  const look = meant.length > 0 ? 'words' : lookOf(words);
  const isUnknown = meant.length === 0 && look === 'words';
  const count = [...tidyVin(words)].length;
  return { meant, unknown: isUnknown ? words.trim() : '', look, count };
}

function lookOf(words: string): TypedLook {
  const look = looksLikeVin(words);
  return look === 'words' && looksLikePlate(words) ? 'plate' : look;
}
