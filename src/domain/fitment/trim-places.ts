/** Where a tire that is too tall touches first; each place has a name in every language. */
export type TrimPlace = keyof typeof WORDS;

/** How the records name it. */
const WORDS = {
  liner: /\bliner/i,
  bodyMount: /\bbody-mount/i,
  cabMount: /\bcab-mount/i,
  pinchWeld: /\bpinch/i,
  crashBar: /\bcrash-bar/i,
  upperArm: /\bUCA\b/,
  bumpStops: /\bbump stop/i,
  atLock: /\bat lock\b/i,
} as const;

/** The places that a note of a record names, in display order. */
export function trimPlaces(notes: string): TrimPlace[] {
  // The keys of WORDS, which TypeScript widens to string.
  return (Object.keys(WORDS) as TrimPlace[]).filter((place) => WORDS[place].test(notes));
}
