import type { DimensionWords } from '../drawing.ts';

/** Default words of a labeled drawing. */
export const ENGLISH_WORDS: DimensionWords = {
  wheelbase: 'wheelbase',
  length: 'length',
  height: 'height',
  clearance: 'clearance',
  lift: 'lift',
  tire: 'tire',
  poke: 'poke',
  pastFender: 'tire past fender',
  notOnRecord: 'not on record',
};
