import { declareReasons } from '../refusal.ts';

/** Why accounts and links are refused. */
export const why = declareReasons({
  'auth.has-owner': [],
  'auth.account-exists': [],
  'auth.link-over': [],
  'auth.needs-owner': [],
  'auth.no-account': [],
});
