import type { Locale } from '#src/domain/context.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';

type Reader = {
  locale: Locale;
  /** The time zone; the device's by default. */
  timeZone?: string;
};

/** "Nov 21, 2026, 12:05 PM" */
export function formatMoment(moment: Date, { locale, timeZone }: Reader): string {
  return dateFormat(isoOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
}
