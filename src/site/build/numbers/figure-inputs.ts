import type { Figure } from '#src/domain/fitment/index.ts';
import { formatNumber, unitWord } from '../figure-text.ts';
import type { NumberRow } from './number-row.ts';
import type { NumberString, NumberWords } from './number-words.ts';
import { formatUpTo2Decimals } from './worked-formula.ts';

/** What a figure was computed from, in words and with units. */
export function inputsOf({ inputs }: Figure, words: NumberWords): NumberRow['how']['inputs'] {
  return Object.entries(inputs).map(([input, given]) => ({
    label: words.t(`input.${input}` as NumberString),
    value: inputText(input, given, words),
  }));
}

const millimetres = ['offset', 'stock offset'];

function inputText(input: string, given: number | string, { t, locale }: NumberWords): string {
  if (given === 'not on record') return t('input.none');
  if (typeof given === 'string') return given;
  if (input === 'published angle') return `${formatNumber(given, locale)}°`;
  if (millimetres.includes(input)) return `${formatUpTo2Decimals(given)} mm`;
  return `${formatUpTo2Decimals(given)} ${unitWord('in', locale)}`;
}
