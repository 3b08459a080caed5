import type { PartRow } from '#src/domain/builds/index.ts';
import type { QuoteLine } from '#src/domain/quotes/index.ts';
import { formatCents } from '#src/lib/money.ts';
import type { BuildString, BuildWords } from './build-words.ts';
import { formatNumber } from './figure-text.ts';

export type LineWords = {
  key: string;
  name: string;
  basis: string | null;
  amount: string;
  span: string | null;
};

/** Lines that need a word of why they are there, or why their amount is open. */
const notes = {
  'lift-kit': 'price.note.lift-kit',
  'tpms-sensors': 'price.note.tpms-sensors',
  camera: 'price.note.camera',
  trim: 'price.note.trim',
  tax: 'price.note.tax',
} as const satisfies Partial<Record<QuoteLine['code'], BuildString>>;

/** A line of the invoice in words; a part that was chosen goes by its own name. */
export function lineWords(
  line: QuoteLine,
  words: BuildWords,
  parts: readonly PartRow[],
): LineWords {
  const { code, cents } = line;
  const note = code in notes ? words.t(notes[code as keyof typeof notes]) : null;
  const part = partOf(code, parts);
  const gone = part?.isGone ? words.t('price.note.gone') : null;
  const basis = [quantityText(line, words), note, gone].filter((text) => text !== null);
  return {
    key: code,
    name: part ? `${part.brand} ${part.name}, ${part.size}` : lineName(line, words),
    basis: basis.length > 0 ? basis.join('. ') : null,
    amount: formatCents(cents.likely, words.locale),
    span: cents.low === cents.high ? null : spanText(cents, words),
  };
}

export function lineName({ code, quantity }: QuoteLine, { t, locale }: BuildWords): string {
  const percent = formatNumber(quantity?.value.likely ?? 0, locale);
  return t(`price.line.${code}`, { percent });
}

export function spanText({ low, high }: QuoteLine['cents'], { t, locale }: BuildWords): string {
  return t('price.span', { low: formatCents(low, locale), high: formatCents(high, locale) });
}

/** What a total is told as: cents on it would claim a precision that a range does not have. */
export function dollarsText(cents: number, { locale }: BuildWords): string {
  return formatCents(Math.round(cents / 100) * 100, locale);
}

/** "4 at $349"; of one thing at one price the amount says it all. */
function quantityText({ quantity }: QuoteLine, { t, locale }: BuildWords): string | null {
  if (!quantity || quantity.eachCents === null || quantity.unit === 'percent') return null;
  if (quantity.value.likely === 0) return null;
  const amount = formatNumber(quantity.value.likely, locale);
  const each = formatCents(quantity.eachCents, locale);
  if (quantity.unit === 'hour') return t('price.hours', { hours: amount, each });
  if (quantity.value.likely === 1 || quantity.eachCents === 0) return null;
  return t('price.each', { count: amount, each });
}

const optionOf: Partial<Record<QuoteLine['code'], PartRow['option']>> = {
  'lift-kit': 'lift-kits',
  wheels: 'wheels',
  tires: 'tires',
};

function partOf(code: QuoteLine['code'], parts: readonly PartRow[]): PartRow | undefined {
  return parts.find(({ option }) => option === optionOf[code]);
}
