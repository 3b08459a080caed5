import { declareReasons } from '#src/domain/refusal.ts';

/** Why any form of the back office may be refused. */
export const why = declareReasons({
  'form.see-fields': [],
  'form.out-of-date': [],
  'form.unknown': [],
  'form.no-file': [],
  'form.file-known': ['name'],
  'form.choose-time': [],
  'form.day-and-time': [],
});
