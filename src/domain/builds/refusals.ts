import { declareReasons } from '../refusal.ts';

/** Why a build is refused. */
export const why = declareReasons({
  'builds.missing': [],
  'builds.no-photo': [],
  'builds.bad-options': [],
  'builds.no-vehicle': [],
  'builds.keep-one': [],
  'builds.not-started': [],
  'builds.bad-parts': [],
});
