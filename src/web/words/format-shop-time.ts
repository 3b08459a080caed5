import type { Locale } from '#src/domain/context.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';

/** The shop's clock, in the reader's language. */
export type ShopClock = { timeZone: string; locale: Locale };

/** "Monday, November 23" */
export function formatShopDay(instant: string, clock: ShopClock): string {
  return format(instant, clock, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Mon, Nov 23" */
export function shortDayOf(instant: string, clock: ShopClock): string {
  return format(instant, clock, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** "8:30 AM" */
export function timeOf(instant: string, clock: ShopClock): string {
  return format(instant, clock, { hour: 'numeric', minute: '2-digit' });
}

/** "Mon, Nov 23, 4:00 PM" */
export function momentOf(instant: string, clock: ShopClock): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return format(instant, clock, { ...day, hour: 'numeric', minute: '2-digit' });
}

function format(
  instant: string,
  { timeZone, locale }: ShopClock,
  options: Intl.DateTimeFormatOptions,
): string {
  const language = isoOf(locale);
  return dateFormat(language, { ...options, timeZone }).format(new Date(instant));
}
