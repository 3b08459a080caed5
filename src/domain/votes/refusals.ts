import { declareReasons } from '../refusal.ts';

/** Why a vote cannot be asked for or answered. */
export const why = declareReasons({
  'votes.missing': [],
  'votes.too-few': [],
  'votes.too-many': ['most'],
  'votes.twice': [],
  'votes.closed': [],
  'votes.not-a-choice': [],
});
