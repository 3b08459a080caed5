import type { DimensionWords } from '../drawing.ts';

/** Words of a labelled drawing where its page gives none. */
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
