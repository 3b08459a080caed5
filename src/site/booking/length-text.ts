import type { Locale } from '#src/domain/context.ts';

/** "30 min", "4 h", "12 h 30 min": the same in both languages. */
export function lengthText(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = hours > 0 ? `${hours.toLocaleString(locale)} h` : '';
  const part = rest > 0 || hours === 0 ? `${rest} min` : '';
  return [whole, part].filter(Boolean).join(' ');
}
