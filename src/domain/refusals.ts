import { declareReasons } from './refusal.ts';

/** Refusals that any module can use. */
export const why = declareReasons({
  'record.missing': [],
  'access.signed-out': [],
  'access.role': [],
  'access.system-only': [],
  'disk.full': ['megabytes'],
  'input.required': [],
  'input.too-short': ['least'],
  'input.too-long': ['most'],
  'input.too-small': ['least'],
  'input.not-above': ['least'],
  'input.too-large': ['most'],
  'input.too-few': ['least'],
  'input.too-many': ['most'],
  'input.not-a-number': [],
  'input.not-whole': [],
  'input.not-a-date': [],
  'input.not-an-email': [],
  'input.not-an-address': [],
  'input.not-a-choice': [],
  'input.unknown-key': [],
  'input.wrong': [],
});
