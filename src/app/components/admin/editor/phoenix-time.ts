import type { Locale } from '#src/domain/context.ts';

/** The shop's clock: seven hours behind UTC, all year. */
const phoenix = 'America/Phoenix';
const phoenixOffset = '-07:00';

/** "Nov 21, 3:05 PM", and only the time for what was today. */
export function phoenixTime(
  iso: string,
  { locale, nowMs }: { locale: Locale; nowMs?: number },
): string {
  const when = new Date(iso);
  const isToday = nowMs !== undefined && dayOf(when) === dayOf(new Date(nowMs));
  const time = { hour: 'numeric', minute: '2-digit', timeZone: phoenix } as const;
  const options = isToday ? time : ({ month: 'short', day: 'numeric', ...time } as const);
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en-US', options).format(when);
}

/** What a `datetime-local` field holds ("2026-11-21T15:05"), read on the shop's clock. */
export function fromPhoenix(value: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return null;
  const at = new Date(`${value}:00${phoenixOffset}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The other way round. */
export function toPhoenix(ms: number): string {
  return new Date(ms - 7 * 3_600_000).toISOString().slice(0, 16);
}

function dayOf(date: Date): string {
  return toPhoenix(date.getTime()).slice(0, 10);
}
