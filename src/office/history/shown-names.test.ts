import { expect, test } from 'vitest';
import { unnamed } from '#src/domain/personal-data/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { whatItWas } from './shown-names.ts';
import historyStrings from './words.json' with { type: 'json' };

test.each([
  ['rates', '2031-03-01', 'Rates from March 1, 2031', 'Tarifas desde el 1 de marzo de 2031'],
  ['catalog', 'wheel-lines', 'Wheel lines', 'Modelos de rin'],
  ['person-data', unnamed, 'Somebody’s data', 'Datos de una persona'],
  ['lead', unnamed, '(erased)', '(borrado)'],
  ['story', 'Home', 'Home', 'Home'],
])('a change to %s "%s" is shown in the reader’s language', (subjectKind, subjectName, en, es) => {
  const shown = (locale: 'en' | 'es') =>
    whatItWas({ subjectKind, subjectName }, { t: translate(historyStrings, locale), locale });
  expect([shown('en'), shown('es')]).toEqual([en, es]);
});
