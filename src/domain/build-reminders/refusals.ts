import { declareReasons } from '#src/domain/refusal.ts';

/** Why a reminder is refused. */
export const why = declareReasons({
  'rescue.not-sent': [],
  'rescue.link-over': [],
  'rescue.no-draft': [],
});
