export type Cab = 'regular' | 'extended' | 'crew' | 'mega';
export type Drive = '4x4' | '4x2';

/** Ram's Quad Cab and GM's Double Cab have short rear doors; "King Ranch" and "Keyless Access" are no cabs. */
const cabWords: readonly [Cab, RegExp][] = [
  ['mega', /mega\s?cab/i],
  ['crew', /crew|monocoque/i],
  ['extended', /super\s?cab|xtracab|(?:extended|king|access|club|quad|double) cab/i],
  ['regular', /(?:regular|standard) cab/i],
];

const driveWords: readonly [Drive, RegExp][] = [
  ['4x4', /4x4|4wd|\bawd\b/i],
  ['4x2', /4x2|2wd|\brwd\b|\bfwd\b/i],
];

/** The cab that all of these texts name ("Crew Cab SRW"); null if they differ or one names none. */
export function agreedCab(texts: readonly string[]): Cab | null {
  return agree(texts, cabWords);
}

/** The drive that all of these texts name ("Limited AWD"); null if they differ or one names none. */
export function agreedDrive(texts: readonly string[]): Drive | null {
  return agree(texts, driveWords);
}

function agree<Value>(
  texts: readonly string[],
  words: readonly (readonly [Value, RegExp])[],
): Value | null {
  const named = texts.map((text) => words.find(([, word]) => word.test(text))?.[0] ?? null);
  const [first = null] = named;
  return named.every((one) => one === first) ? first : null;
}
