import { declareReasons } from '../refusal.ts';

/** Why jobs and applications are refused. */
export const why = declareReasons({
  'careers.no-application': [],
  'careers.phone-only': [],
  'careers.empty-note': [],
  'careers.no-resume': [],
  'careers.infected': [],
  'careers.not-scanned': [],
  'careers.slug-taken': [],
  'careers.slug-form': [],
  'careers.slug-of-page': [],
  'careers.closed': [],
  'careers.no-status': [],
});
