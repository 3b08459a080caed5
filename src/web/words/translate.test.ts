import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const strings = {
  wait: {
    en: 'Wait {count} {count:minute|minutes}, {name}',
    es: '{count:Falta|Faltan} {count} {count:minuto|minutos}, {name}',
  },
};

test.each([
  [0, 'Wait 0 minutes, Bo', 'Faltan 0 minutos, Bo'],
  [1, 'Wait 1 minute, Bo', 'Falta 1 minuto, Bo'],
  [1.5, 'Wait 1.5 minutes, Bo', 'Faltan 1.5 minutos, Bo'],
  [2, 'Wait 2 minutes, Bo', 'Faltan 2 minutos, Bo'],
])('%d takes the word that goes with it in each language', (count, en, es) => {
  expect(translate(strings, 'en')('wait', { count, name: 'Bo' })).toBe(en);
  expect(translate(strings, 'es')('wait', { count, name: 'Bo' })).toBe(es);
});

test('a value that is missing is a mistake of ours, and said', () => {
  expect(() => translate(strings, 'en')('wait', { name: 'Bo' })).toThrow('No value for {count}');
});
