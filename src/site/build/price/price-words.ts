import type { PartRow } from '#src/domain/builds/index.ts';
import type { Quantity, QuoteLine, Span } from '#src/domain/quotes/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { formatCents } from '#src/lib/money.ts';
import type { BuildString, BuildWords } from '../build-words.ts';
import { formatNumber } from '../figure-text.ts';

export type LineWords = {
  key: string;
  name: string;
  basis: string | null;
  amount: string;
  span: string | null;
};

/** Lines that need an explanation of why they are there, or why their amount is open. */
const notes = {
  'lift-kit': 'price.note.lift-kit',
  'tpms-sensors': 'price.note.tpms-sensors',
  tpms: 'price.note.tpms',
  lift: 'price.note.lift',
  're-gear': 'price.note.re-gear',
  'tire-fee': 'price.note.tire-fee',
  camera: 'price.note.camera',
  trim: 'price.note.trim',
  tax: 'price.note.tax',
} as const satisfies Partial<Record<QuoteLine['code'], BuildString>>;

/** The label of a line; a chosen part goes by its own name. */
export function lineWords(
  line: QuoteLine,
  words: BuildWords,
  parts: readonly PartRow[],
): LineWords {
  const { code, cents } = line;
  const note = noteOf(line, words);
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

function noteOf({ code, cents, ownName }: QuoteLine, { t }: BuildWords): string | null {
  // The notes on tax and fee are Arizona's.
  if (ownName !== undefined) return null;
  // If the verdict is "fits", trimming is just a reserve, and the line says so.
  if (code === 'trim' && cents.likely === 0) return t('price.note.trimReserve');
  return code in notes ? t(notes[code as keyof typeof notes]) : null;
}

export function lineName(
  { code, ownName }: Pick<QuoteLine, 'code' | 'ownName'>,
  { t }: BuildWords,
): string {
  return ownName || t(`price.line.${code}`);
}

export function spanText({ low, high }: QuoteLine['cents'], { t, locale }: BuildWords): string {
  return t('price.span', { low: formatCents(low, locale), high: formatCents(high, locale) });
}

/** "4 × $349"; for a single item the amount is enough. */
function quantityText({ quantity }: QuoteLine, words: BuildWords): string | null {
  if (!quantity) return null;
  if (quantity.unit === 'percent') return percentText(quantity, words);
  const { value, eachCents, unit } = quantity;
  if (eachCents === null) return null;
  if (unit === 'hour') return hoursText(value, { eachCents, words });
  if (value.likely <= 1 || eachCents === 0) return null;
  const { t, locale } = words;
  const count = formatNumber(value.likely, locale);
  return t('price.each', { count, each: formatCents(eachCents, locale) });
}

/** "6.5 h × $165", or the range of hours. */
function hoursText(
  { low, likely, high }: Span,
  { eachCents, words: { t, locale } }: { eachCents: number; words: BuildWords },
): string {
  const each = formatCents(eachCents, locale);
  if (low === high) return t('price.hours', { hours: formatNumber(likely, locale), each });
  const ends = { low: formatNumber(low, locale), high: formatNumber(high, locale) };
  return t('price.hoursSpan', { ...ends, each });
}

/** "9.1 % of $6,760". */
function percentText({ value, ofCents, atMostCents }: Quantity, { t, locale }: BuildWords) {
  if (!ofCents) return null;
  const told = {
    percent: value.likely.toLocaleString(isoOf(locale)),
    amount: formatCents(ofCents.likely, locale),
  };
  if (atMostCents === undefined) return t('price.percentOf', told);
  return t('price.percentAtMost', { ...told, most: formatCents(atMostCents, locale) });
}

const optionOf: Partial<Record<QuoteLine['code'], PartRow['option']>> = {
  'lift-kit': 'lift-kits',
  wheels: 'wheels',
  tires: 'tires',
};

function partOf(code: QuoteLine['code'], parts: readonly PartRow[]): PartRow | undefined {
  return parts.find(({ option }) => option === optionOf[code]);
}
