import { declareReasons } from '../refusal.ts';

/** Why a supplier's fitment file, or a legend of its ids, is not taken over. */
export const why = declareReasons({
  'fit-file.not-aces': [],
  'fit-file.too-large': ['megabytes'],
  'fit-file.not-checked': [],
  'fit-file.not-applied': [],
  'fit-file.empty': [],
  'fit-file.later-first': ['file'],
  'fit-file.too-late': ['days'],
  'fit-file.stopped': [],
  'legend.no-columns': [],
  'legend.no-names': [],
  'question.no-vehicle': [],
  'question.no-such-part': ['part', 'wording'],
  'number.no-such-part': ['sku'],
});
