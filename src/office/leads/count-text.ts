import type { Locale } from '#src/domain/context.ts';
import { mostCounted } from '#src/domain/leads/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { formatDollars } from '#src/lib/money.ts';

/** A number of leads, which counting stops at: "312", "5,000+". */
export function countText(total: number, locale: Locale): string {
  return `${total.toLocaleString(isoOf(locale))}${moreMark(total)}`;
}

/** What so many leads are worth together: "$21,300", "$4,120,000+". */
export function worthText(cents: number, { total, locale }: { total: number; locale: Locale }) {
  return `${formatDollars(cents, locale)}${moreMark(total)}`;
}

function moreMark(total: number): string {
  return total < mostCounted ? '' : '+';
}
