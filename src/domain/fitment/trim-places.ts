/** Where a tire that is too tall touches first; each has a name in every language of the shop. */
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

/** The places that a note of a record names, in the order in which they are told. */
export function trimPlaces(notes: string): TrimPlace[] {
  // The keys of WORDS are its own.
  return (Object.keys(WORDS) as TrimPlace[]).filter((place) => WORDS[place].test(notes));
}
