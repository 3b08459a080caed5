/** Characters of every VIN since model year 1981 (49 CFR 565.22). */
export const vinLength = 17;

export type TypedVin =
  /** `replaced`: an I, O or Q was typed, which no VIN has, and was read as 1 or 0. */
  | { status: 'whole'; vin: string; replaced: boolean }
  | { status: 'wrong-length'; count: number }
  /** Positions count from 1. */
  | { status: 'wrong-characters'; positions: number[] };

const isLatin = /^[A-Z0-9]$/;

/**
 * Reads what was typed or pasted: blanks, dashes and a label in front are dropped, lower case becomes upper case.
 * Letters of other alphabets that look Latin are refused by their position, because nobody sees the difference.
 */
export function readTypedVin(typed: string): TypedVin {
  const plain = tidyVin(typed);
  const characters = [...plain];
  const positions = characters.flatMap((one, at) => (isLatin.test(one) ? [] : [at + 1]));
  if (characters.length !== vinLength) {
    return { status: 'wrong-length', count: characters.length };
  }
  if (positions.length > 0) return { status: 'wrong-characters', positions };
  const vin = plain.replaceAll(/[OQ]/g, '0').replaceAll('I', '1');
  return { status: 'whole', vin, replaced: vin !== plain };
}

/** Without a label in front, invisible characters, blanks, dashes, and the stars that titles print around a VIN. */
export function tidyVin(typed: string): string {
  return typed
    .replace(/^[\s\p{Cf}]*vin[\s:#.]*/iu, '')
    .replace(/[\s\p{Cf}\p{Pd}−.*_]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
