import type { Locale } from '#src/domain/context.ts';

/** A moment as the clock in the shop shows it: "Nov 21, 2026, 12:05 PM". */
export function formatMoment(moment: Date, { locale }: { locale: Locale }): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Phoenix',
  }).format(moment);
}
