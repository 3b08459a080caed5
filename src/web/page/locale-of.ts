import type { Locale } from '#src/domain/context.ts';
import { splitLocale } from '#src/lib/locales.ts';

/** The language of a URL: `/es/…` is Spanish, everything else the default, English. */
export function localeOf(pathname: string): Locale {
  return splitLocale(pathname).locale;
}
