import type { Locale } from '#src/domain/context.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';

const styles = {
  /** "November 14, 2026" */
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  /** "November 2026" */
  month: { year: 'numeric', month: 'long' },
  /** "Thursday" */
  weekday: { weekday: 'long' },
  /** "Thursday, November 26" */
  weekdayAndDate: { weekday: 'long', month: 'long', day: 'numeric' },
  /** "Thu, Nov 26" */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats a calendar date ("2026-11-14") for people; it belongs to no time zone. */
export function formatDate(
  date: string,
  { locale, style = 'day' }: { locale: Locale; style?: keyof typeof styles },
): string {
  const language = isoOf(locale);
  const options = { ...styles[style], timeZone: 'UTC' };
  return dateFormat(language, options).format(new Date(`${date}T00:00:00Z`));
}
