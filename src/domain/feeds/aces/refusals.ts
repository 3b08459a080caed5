import { declareReasons } from '../../refusal.ts';

/** Why an ACES file is not read. */
export const why = declareReasons({
  'aces.other-root': ['root'],
  'aces.version': ['version'],
  'aces.count-differs': ['count', 'wanted'],
});
