import { tidyVin, vinLength } from './read-typed-vin.ts';

/** What a search field holds: words, a VIN that is still being typed, or a whole one. */
export type VinLook = 'words' | 'begun' | 'whole';

const shortestBegun = 9;

/**
 * Tells a VIN from words, so that the words of a search never lead into an address with a VIN in it. A VIN mixes
 * letters and digits and ends with four digits (49 CFR 565.23); "Jeep Gladiator 2021" has 17 characters as well,
 * but is separate words. A pasted VIN of the wrong length counts as begun.
 */
export function looksLikeVin(typed: string): VinLook {
  const plain = tidyVin(typed);
  const { length } = [...plain];
  if (length < shortestBegun || length > vinLength + 3 || !isMixed(plain)) return 'words';
  const parts = typed.trim().split(/\s+/);
  if (parts.length > 1 && parts.some(isWord)) return 'words';
  if (length !== vinLength) return parts.length === 1 || length > vinLength ? 'begun' : 'words';
  return /[\dOIQ]{4}$/.test(plain) ? 'whole' : 'begun';
}

/** Letters and digits alternate at least three times: "5TFDZ5BN9HX012345", not "silverado2500hd". */
function isMixed(plain: string): boolean {
  const runs = plain.match(/\d+|[^\d]+/g) ?? [];
  return runs.length > 3 && /\d/.test(plain);
}

/** A year, or a name with a vowel and without a digit. */
function isWord(part: string): boolean {
  return /^(?:19|20)\d\d$/.test(part) || (/^\p{L}{4,}$/u.test(part) && /[aeiou]/i.test(part));
}
