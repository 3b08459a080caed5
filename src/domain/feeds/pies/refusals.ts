import { declareReasons } from '../../refusal.ts';

/** Why a PIES file is not read, and how its items were read. */
export const why = declareReasons({
  'pies.other-root': ['root'],
  'pies.no-header': [],
  'pies.version': ['version'],
  'pies.count-differs': ['count', 'wanted'],
  'pies.numbered-attributes': ['count'],
  'pies.lift-from-description': ['text'],
});
