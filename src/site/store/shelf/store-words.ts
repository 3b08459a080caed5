import type { Locale } from '#src/domain/context.ts';
import { formatCents } from '#src/lib/money.ts';
import { buildCatalogStrings } from '#src/site/build/index.ts';
import { plural, type Translate, translate } from '#src/web/words/translate.ts';
import storeStrings from '../words.json' with { type: 'json' };

const strings = { ...storeStrings, ...buildCatalogStrings };
type StoreKey = keyof typeof strings;

export type StoreWords = { t: Translate<StoreKey>; locale: Locale };

export function storeWords(locale: Locale): StoreWords {
  return { t: translate(strings, locale), locale };
}

/** "$239 to $329"; a single price if there is only one. */
export function priceBandText(
  { min, max }: { min: number; max: number },
  { t, locale }: StoreWords,
): string {
  const [low, high] = [formatCents(min, locale), formatCents(max, locale)];
  return min === max ? low : t('price.band', { low, high });
}

/** "17 in", "17 and 18 in", "17 to 20 in". */
export function inchesBandText(inches: readonly number[], { t }: StoreWords): string {
  const values = { low: Math.min(...inches), high: Math.max(...inches) };
  const different = new Set(inches).size;
  if (different === 1) return t('inches.one', { low: values.low });
  return t(different === 2 ? 'inches.two' : 'inches.many', values);
}

/** "83 sizes". */
export function sizeCountText(count: number, { t, locale }: StoreWords): string {
  return t(`sizes.${plural(count, locale)}`, { count });
}

/** Fields of the catalog that contain words. */
type CatalogWord = 'finish' | 'lug' | 'for' | 'shock' | 'reGear' | 'driveline' | 'kitWarranty';

/** The catalog's own word if there is no translation: "finish.bronze", "lug.…". */
export function catalogText(kind: CatalogWord, word: string, words: StoreWords): string {
  return wordOr(word, `${kind}.${word}`, words);
}

/** The string for this key; the word itself if there is none. */
export function wordOr(word: string, key: string, { t }: StoreWords): string {
  return isStoreKey(key) ? t(key) : word;
}

function isStoreKey(key: string): key is StoreKey {
  return Object.hasOwn(strings, key);
}
