import { expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';
import { untranslatedWords } from './untranslated-words.ts';

test('a text of the pseudo-language has none, with figures, sizes, addresses and names in it', () => {
  for (const text of [
    pseudoText('Call us, it is only a fit check by the shop'),
    `${pseudoText('Start with the')} Ford F-150, LT285/70R17, 12 mm`,
    'https://example.org/a, me@example.org, 65 mph',
    'Τρί 24 Νοε',
  ]) {
    expect(untranslatedWords(text)).toEqual([]);
  }
});

test('words of code are found, alone and within a sentence', () => {
  expect(untranslatedWords('Add to build')).toEqual(['Add', 'to', 'build']);
  expect(untranslatedWords(`${pseudoText('Open until')} tomorrow`)).toEqual(['tomorrow']);
  expect(untranslatedWords('Hasta mañana')).toEqual(['Hasta', 'mañana']);
});

test('what the page says to be a name is none of them', () => {
  expect(
    untranslatedWords('Vantrel - Ironwood Off-Road', ['Vantrel', 'Ironwood Off-Road']),
  ).toEqual([]);
});
