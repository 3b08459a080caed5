import type { TrimPlace } from '#src/domain/catalog/index.ts';

/** How the notes of the records name a place. */
const WORDS: Partial<Record<TrimPlace, RegExp>> = {
  liner: /\bliner/i,
  bodyMount: /\bbody-mount/i,
  cabMount: /\bcab-mount/i,
  pinchWeld: /\bpinch/i,
  crashBar: /\bcrash-bar/i,
  upperArm: /\bUCA\b/,
  bumpStops: /\bbump stop/i,
  atLock: /\bat lock\b/i,
};

/** The places that a note of a record names, in display order. */
export function trimPlaces(notes: string): TrimPlace[] {
  // The keys of WORDS, which TypeScript widens to string.
  return (Object.keys(WORDS) as TrimPlace[]).filter((place) => WORDS[place]?.test(notes));
}
