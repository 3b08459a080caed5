import { defaultLocale, isStaffPath, type LocaleCode, splitLocale } from '#src/lib/locales.ts';
import { chosenLocale } from './chosen-locale.ts';
import { preferredLocale } from './preferred-locale.ts';

type Asked = { path: string; header(name: string): string | undefined };

/**
 * The language that a request is answered in. On the site the URL decides. The office has one URL for all
 * languages: there the language cookie decides, then the browser's languages, until somebody has signed in
 * and their account decides (`guardAdmin`).
 */
export function localeOfRequest({ path, header }: Asked): LocaleCode {
  if (!isStaffPath(path)) return splitLocale(path).locale;
  const chosen = chosenLocale(header('Cookie') ?? '');
  return chosen ?? preferredLocale(header('Accept-Language') ?? '') ?? defaultLocale;
}
