import { declareReasons } from '../refusal.ts';

/** Why the shop's settings are refused. */
export const why = declareReasons({
  'shop.closes-first': [],
  'shop.time-zone': [],
  'shop.languages': [],
});
