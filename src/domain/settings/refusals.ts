import { declareReasons } from '../refusal.ts';

/** Why what the shop says of itself is refused. */
export const why = declareReasons({
  'shop.closes-first': [],
  'shop.time-zone': [],
});
