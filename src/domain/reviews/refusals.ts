import { declareReasons } from '../refusal.ts';

/** Why a review is refused. */
export const why = declareReasons({
  'reviews.missing': [],
  'reviews.private': [],
  'reviews.hide-why': [],
  'reviews.no-link': [],
  'reviews.link-used': [],
  'reviews.link-old': [],
});
