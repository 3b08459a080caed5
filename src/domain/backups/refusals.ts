import { declareReasons } from '../refusal.ts';

/** Why no backup is made. */
export const why = declareReasons({
  'backups.no-key': [],
  'backups.from-environment': [],
  'backups.time': [],
  'backups.key-in-use': [],
});
