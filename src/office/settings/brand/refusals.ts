import { declareReasons } from '#src/domain/refusal.ts';

/** Why a brand is refused. */
export const why = declareReasons({
  'brand.color': [],
  'brand.icon-square': [],
});
