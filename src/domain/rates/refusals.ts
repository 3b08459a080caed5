import { declareReasons } from '../refusal.ts';

/** Why a set of rates is refused. */
export const why = declareReasons({
  'rates.missing': [],
  'rates.begun': [],
  'rates.begun-meanwhile': [],
  'rates.day-past': [],
  'rates.day-taken': [],
  'rates.disorder': [],
});
