import type { Locale } from '#src/domain/context.ts';
import { isoOf } from '#src/lib/locales.ts';
import { translate } from '#src/web/words/translate.ts';
import bookingStrings from './words.json' with { type: 'json' };

/** "30 min", "4 h", "12 h 30 min". */
export function lengthText(minutes: number, locale: Locale): string {
  const t = translate(bookingStrings, locale);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = hours > 0 ? t('length.hours', { hours: hours.toLocaleString(isoOf(locale)) }) : '';
  const part = rest > 0 || hours === 0 ? t('length.minutes', { minutes: rest }) : '';
  return [whole, part].filter(Boolean).join(' ');
}
