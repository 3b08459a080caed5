import { declareReasons } from '../../refusal.ts';

/** Why a supplier's picture is not here. */
export const why = declareReasons({
  'picture.away': ['host'],
  'picture.missing': ['host'],
  'picture.answer': ['host'],
  'picture.too-large': ['host'],
  'picture.not-public': ['host'],
  'picture.address': [],
});
