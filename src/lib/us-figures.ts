import type { LocaleCode } from './locales.ts';

// Spanish is written here as Phoenix reads it: es-US has the comma and the point of en-US.
const marks: Record<LocaleCode, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  es: { group: ',', decimal: '.' },
};

/**
 * A figure of at least 0 as `Intl.NumberFormat` writes it for en-US or es-US, its decimals as they
 * are given: "1,234.5". By itself, because the first formatter of a page takes a slow phone sixty
 * milliseconds to make, longer than all the rest of a price.
 */
export function usFigure(digits: string, locale: LocaleCode): string {
  const { group, decimal } = marks[locale];
  const [whole = '', ...rest] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), ...rest].join(decimal);
}
