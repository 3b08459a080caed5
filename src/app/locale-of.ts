import type { Locale } from '#src/domain/context.ts';

/** The language of an address: `/es/…` is Spanish, everything else the default, English. */
export function localeOf(pathname: string): Locale {
  return /^\/es(\/|$)/.test(pathname) ? 'es' : 'en';
}
