import type { Translate } from '#src/web/words/translate.ts';
import { type ManyForm, manyChangeOf } from './many-form.ts';
import type goodsStrings from './words.json';

/** "Raise the price by 8 %". */
export function changeSentence(
  t: Translate<keyof typeof goodsStrings>,
  { deed, amount, end }: ManyForm,
): string {
  const change = manyChangeOf({ deed, amount, end });
  if (deed === 'stock') return amount === '' ? t('say.uncounted') : t('say.stock', { amount });
  const words = t(`say.${deed}`, { amount: amount.replace(/[$%]/g, '') });
  return change?.what === 'price' && end !== 'cent' ? `${words}, ${t(`end.${end}`)}` : words;
}
