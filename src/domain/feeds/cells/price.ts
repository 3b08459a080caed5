import type { Cents } from '#src/lib/money.ts';
import { decimalMarkOf, figureDigits } from './figures.ts';
import { type CellStyle, outOfRange } from './measures.ts';
import { plainCell, quoted, saysNothing, spreadsheetDamage } from './plain-cell.ts';
import { notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

const MOST_DOLLARS = 1_000_000;
const NO_PRICE =
  /^(?:call|cfp|poa|ask|quote|market|varies|contact us|call for (?:price|pricing|quote)|see dealer)\.?$/i;

const AMOUNT =
  /^(?<before>[^\d.,()-]*)(?<minus>[-(]?)\s*(?<again>[^\d.,()-]*)(?<digits>[\d.,' ]*\d)\)?\s*(?<after>[^\d]*)$/;
const DOLLARS = /^(?:us)?\s*\$?\s*(?:usd)?$/i;
/** "249.00 ea", "249.00/pc": the price of one. */
const EACH = /\s*(?:\/\s*)?(?:ea|each|pc|pcs|per wheel|per tire)\.?\s*$/i;
const CURRENCIES: readonly [RegExp, string][] = [
  [/€|\beur\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\bc(?:a|ad|dn)?\s*\$|\bcad\b/i, 'CAD'],
  [/\bmx\w*\s*\$|\bmxn\b/i, 'MXN'],
  [/\ba(?:u|ud)?\s*\$|\baud\b/i, 'AUD'],
  [/[¥￥]|\bjpy\b|\bcny\b|\brmb\b/i, 'JPY/CNY'],
];

/** A known currency other than the US dollar that a column's name has, "CAD"; null if it has none. */
export function namedCurrency(text: string): string | null {
  const [, code] = CURRENCIES.find(([pattern]) => pattern.test(text)) ?? [];
  return code ?? null;
}

/** The same for a cell, where three capitals beside the figure can be nothing else. */
function otherCurrency(text: string): string | null {
  const named = /[\d\s.]([A-Z]{3})$|^([A-Z]{3})(?=[\s\d])/.exec(text);
  const word = named?.[1] ?? named?.[2];
  return namedCurrency(text) ?? (word && word !== 'USD' ? word : null);
}

/** A price in cents. Empty, zero and "Call" are no price, with a note that says which. */
export function readPrice(raw: string, style: CellStyle = {}): Reading<Cents> {
  const text = plainCell(raw).replace(EACH, '');
  if (text === '') return notSaid;
  if (saysNothing(text) || NO_PRICE.test(text)) return noPrice(text);
  const damage = spreadsheetDamage(text);
  if (damage) return refused(damage);
  const currency = otherCurrency(text);
  if (currency) return refused(why('cells.other-currency', { text: quoted(text), currency }));
  const amount = findAmount(text, style);
  if (!amount) return refused(why('cells.not-a-price', { text: quoted(text) }));
  const { digits, isNegative, isComma } = amount;
  if (Number(digits) === 0) return noPrice(text);
  if (isNegative) return refused(why('cells.not-a-price', { text: quoted(text) }));
  if (Number(digits) > MOST_DOLLARS) {
    return outOfRange(text, { least: 0, most: MOST_DOLLARS, unit: 'USD' });
  }
  const { cents, isRounded } = toCents(digits);
  return said(
    cents,
    isRounded ? why('cells.cents-rounded') : null,
    isComma ? why('cells.decimal-comma') : null,
  );
}

/** The amount in a text of dollars; null if the text has anything else in it. */
function findAmount(text: string, { decimal }: CellStyle) {
  const parts = AMOUNT.exec(text)?.groups;
  const written = parts?.digits ?? '';
  const digits = figureDigits(written, decimal);
  const before = `${parts?.before ?? ''}${parts?.again ?? ''}`.trim();
  const after = (parts?.after ?? '').trim();
  if (digits === null || !DOLLARS.test(before) || !DOLLARS.test(after)) return null;
  return {
    digits,
    isNegative: Boolean(parts?.minus),
    isComma: decimalMarkOf(written) === 'comma' && decimal !== 'comma',
  };
}

/** Half cents up, from the digits: as binary fractions 1.005 would be 1.00. */
function toCents(digits: string): { cents: Cents; isRounded: boolean } {
  const [dollars = '0', fraction = ''] = digits.split('.');
  const up = Number(fraction[2] ?? 0) >= 5 ? 1 : 0;
  const cents = Number(dollars) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + up;
  return { cents, isRounded: /[1-9]/.test(fraction.slice(2)) };
}

function noPrice(text: string): Reading<Cents> {
  return said<Cents>(null, why('cells.no-price', { text: quoted(text) }));
}
