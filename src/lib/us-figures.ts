import { entryOf, type LocaleCode } from './locales.ts';

/**
 * Formats a number of at least 0 like `Intl.NumberFormat` for en-US or es-US, with its decimals as given: "1,234.5".
 * Hand-written because creating the first formatter of a page takes 60 ms on a slow phone, longer than the rest of a
 * price.
 */
export function usFigure(digits: string, locale: LocaleCode): string {
  const { group, decimal } = entryOf(locale).figures;
  const [whole = '', ...rest] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), ...rest].join(decimal);
}
