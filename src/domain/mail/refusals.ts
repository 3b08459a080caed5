import { declareReasons } from '../refusal.ts';

/** Why the outbox refuses. */
export const why = declareReasons({
  'mail.missing': [],
  'mail.no-server': [],
  'mail.not-failed': [],
});
