import { declareReasons } from '../refusal.ts';

/** Why the shop's time zone is not changed. */
export const why = declareReasons({
  'time-zone.see-list': [],
  'time-zone.list-changed': [],
  'time-zone.cannot-keep': ['count'],
  'time-zone.overlap': [],
});
