import { signed } from '#src/app/configurator/figure-text.ts';
import type { Wheel } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { backspacingIn } from '#src/domain/fitment/index.ts';
import { formatCents } from '#src/lib/money.ts';

/** One row of the sizes table, in the figures of the page's language. */
export type SizeRow = {
  /** "17x8.5" */
  size: string;
  offset: string;
  /** Inches, to the hundredth: a tape measures no finer. */
  backspacing: string;
  patterns: string[];
  /** Pounds; null where the maker gives none. */
  load: string | null;
  weight: string;
  price: string;
};

/** Wheels that differ only in their bolt pattern share a row. In the order in which they come. */
export function sizeRows(wheels: readonly Wheel[], locale: Locale): SizeRow[] {
  const rows = new Map<string, SizeRow>();
  for (const wheel of wheels) {
    const { patterns, ...rest } = rowOf(wheel, locale);
    const key = JSON.stringify(rest);
    const before = rows.get(key)?.patterns ?? [];
    rows.set(key, { ...rest, patterns: [...new Set([...before, ...patterns])].sort(byPattern) });
  }
  return [...rows.values()];
}

/** By count of lugs, then by circle: "5x127" before "5x139.7" before "6x120". */
export function byPattern(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

export function sizeText({ diameterIn, widthIn }: Pick<Wheel, 'diameterIn' | 'widthIn'>): string {
  return `${diameterIn}x${widthIn}`;
}

function rowOf(wheel: Wheel, locale: Locale): SizeRow {
  return {
    size: sizeText(wheel),
    offset: signed(wheel.offsetMm, locale),
    backspacing: backspacingIn(wheel).toFixed(2),
    patterns: wheel.boltPatterns,
    load: wheel.loadRatingLb === null ? null : poundsText(wheel.loadRatingLb),
    weight: poundsText(wheel.weightLb),
    price: formatCents(wheel.priceCents, locale),
  };
}

/** "2,500": the same in both languages of the shop. */
export function poundsText(pounds: number): string {
  return pounds.toLocaleString('en-US');
}
