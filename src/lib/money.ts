import type { LocaleCode } from './locales.ts';
import { usFigure } from './us-figures.ts';

/** Whole US cents. Money is never a float inside the shop. */
export type Cents = number;

/** Parses dollars as written in a price list into whole cents. @throws if it is not an amount of money */
export function centsFromUsd(usd: number): Cents {
  if (!Number.isFinite(usd)) throw new RangeError(`not an amount in dollars: ${usd}`);
  return Math.round(usd * 100);
}

/**
 * Formats cents as "$1,299" or "$12.50" in the reader's language, without zero cents. The currency is always the US
 * dollar: the shop is in the United States.
 */
export function formatCents(cents: Cents, locale: LocaleCode): string {
  const dollars = Math.abs(cents) / 100;
  const text = usFigure(cents % 100 === 0 ? String(dollars) : dollars.toFixed(2), locale);
  return `${cents < 0 ? '-' : ''}$${text}`;
}

/** Rounds a total for display: cents would claim a precision that a range does not have. */
export function formatDollars(cents: Cents, locale: LocaleCode): string {
  return formatCents(Math.round(cents / 100) * 100, locale);
}
