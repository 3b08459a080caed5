import { declareReasons } from '../refusal.ts';

/** Why a build cannot be shared. */
export const why = declareReasons({
  'snapshots.missing': [],
  'snapshots.nothing': [],
  'snapshots.no-vehicle': [],
  'snapshots.no-parts': [],
});
