import { declareReasons } from '../refusal.ts';

/** Why no backup is made. */
export const why = declareReasons({
  'backups.no-key': [],
  'backups.from-environment': [],
  'backups.time': [],
  'backups.key-in-use': [],
  'backups.place-from-environment': [],
  'backups.endpoint': [],
  'backups.bucket-name': [],
  'backups.folder': [],
  'backups.secret-needed': [],
  'backups.secret-again': [],
  'backups.too-many-tests': ['minutes'],
  'backups.no-store': [],
  'backups.no-bucket': [],
  'backups.keys-refused': [],
  'backups.not-allowed': [],
  'backups.other-region': [],
  'backups.store-trouble': ['said'],
});
