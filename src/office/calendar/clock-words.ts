import type { Locale } from '#src/domain/context.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';

type Clock = { locale: Locale; timeZone: string };

/** "10:30 AM", in the shop's time zone. `at` is ISO 8601. */
export function clockTime(at: string, clock: Clock): string {
  return format(at, clock, { hour: 'numeric', minute: '2-digit' });
}

/** "Tue, Nov 24, 10:30 AM", in the shop's time zone. */
export function dayAndTime(at: string, clock: Clock): string {
  return format(at, clock, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** 90 → 1.5; a third of an hour → 0.33. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 0.6) / 100;
}

/** The current date in a time zone, ISO 8601. */
export function dateIn(at: string, timeZone: string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return dateFormat('en-CA', { ...parts, timeZone }).format(new Date(at));
}

/** 630 → "10:30 AM". */
export function minuteWords(minute: number, locale: Locale): string {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return clockTime(at, { locale, timeZone: 'UTC' });
}

/** The hour of a minute: 600 → "10 AM". */
export function hourWords(minute: number, locale: Locale): string {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return format(at, { locale, timeZone: 'UTC' }, { hour: 'numeric' });
}

/** "Thu 26" of a date, ISO 8601. */
export function weekdayAndDay(date: string, locale: Locale): string {
  const at = `${date}T00:00:00Z`;
  const weekday = format(at, { locale, timeZone: 'UTC' }, { weekday: 'short' });
  return `${weekday} ${new Date(at).getUTCDate()}`;
}

function format(at: string, { locale, timeZone }: Clock, style: Intl.DateTimeFormatOptions) {
  const language = isoOf(locale);
  return dateFormat(language, { ...style, timeZone }).format(new Date(at));
}
