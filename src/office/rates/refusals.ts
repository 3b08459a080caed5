import { declareReasons } from '#src/domain/refusal.ts';

/** Why the form of a set of rates is refused. */
export const why = declareReasons({
  'rate-form.low-above': [],
  'rate-form.high-below': [],
  'rate-form.dollars': [],
  'rate-form.percent': [],
  'rate-form.hours': [],
  'rate-form.tax-percent': [],
});
