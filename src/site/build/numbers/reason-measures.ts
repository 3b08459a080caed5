import type { Locale } from '#src/domain/context.ts';
import type { Reason } from '#src/domain/fitment/index.ts';
import { formatNumber, signed, unitWord } from '../figure-text.ts';

export type Measure = { name: 'measured' | 'limit' | 'margin'; value: string };

/** The measured value, its limit and the margin; missing ones are left out. */
export function measuresOf(reason: Reason, locale: Locale): Measure[] {
  const { measured, unit } = reason;
  // A note's limit is where it starts to be mentioned, not one that the build fails.
  const { limit, margin } = reason.decides ? reason : { limit: null, margin: null };
  const withUnit = (text: string) => (unit === null ? text : `${text} ${wordOf(unit, locale)}`);
  const text = (value: number | string) =>
    typeof value === 'number' ? withUnit(formatNumber(value, locale)) : value;
  return [
    ...(measured === null ? [] : [{ name: 'measured' as const, value: text(measured) }]),
    ...(limit === null ? [] : [{ name: 'limit' as const, value: text(limit) }]),
    ...(margin === null
      ? []
      : [{ name: 'margin' as const, value: withUnit(signed(margin, locale)) }]),
  ];
}

function wordOf(unit: NonNullable<Reason['unit']>, locale: Locale): string {
  if (unit === 'percent') return '%';
  return unit === 'in' ? unitWord(unit, locale) : unit;
}
