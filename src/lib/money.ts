/** Whole US cents. Money is never a float inside the shop. */
export type Cents = number;

/** Dollars as written in a price list → whole cents. Throws on what is not an amount of money. */
export function centsFromUsd(usd: number): Cents {
  if (!Number.isFinite(usd)) throw new RangeError(`not an amount in dollars: ${usd}`);
  return Math.round(usd * 100);
}

/**
 * Cents → "$1,299" or "$12.50" in the reader's language; whole dollars carry no zeros.
 * The currency is always the US dollar: the shop is in Phoenix.
 */
export function formatCents(cents: Cents, locale: string): string {
  return formatterFor(locale, cents % 100 === 0 ? 0 : 2).format(cents / 100);
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale}/${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'es' ? 'es-US' : locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}
