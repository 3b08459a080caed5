import { asLocale, type LocaleCode } from '#src/lib/locales.ts';

/** The language in the cookie that the language switch sets; null if there is none, or it is not one of ours. */
export function chosenLocale(cookies: string): LocaleCode | null {
  const [, value] = /(?:^|;\s*)i18n_redirected=([^;]*)/.exec(cookies) ?? [];
  return asLocale(value);
}
