import { declareReasons } from '../../refusal.ts';

/** What is wrong with a supplier's row, or was computed for it, beyond its single cells. */
export const why = declareReasons({
  'rows.no-part-number': [],
  'rows.backspacing-differs': ['sent', 'computed'],
  'rows.sign-differs': ['description', 'offset'],
  'rows.load-differs': ['sent', 'index', 'table'],
  'rows.backspacing-computed': [],
  'rows.offset-computed': [],
  'rows.size-joined': [],
  'rows.diameter-computed': [],
  'rows.section-computed': [],
  'rows.load-computed': [],
  'rows.shipping-weight': [],
  'rows.no-price': [],
  'rows.total-differs': ['total', 'sum'],
  'rows.below-map': ['price', 'map'],
});
