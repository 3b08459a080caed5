import { isStaffPath, type LocaleCode, splitLocale } from '#src/lib/locales.ts';
import { type SiteLanguages, spokenOr } from '#src/lib/site-languages.ts';
import { chosenLocale } from './chosen-locale.ts';
import { preferredLocale } from './preferred-locale.ts';

type Asked = {
  path: string;
  header(name: string): string | undefined;
  languages: SiteLanguages;
};

/**
 * The language that a request is answered in. On the site the URL decides. The office has one URL for all
 * languages: there the language cookie decides, then the browser's languages, then the shop's own, until somebody has
 * signed in and their account decides (`guardAdmin`). A language that is off is nobody's.
 */
export function localeOfRequest({ path, header, languages }: Asked): LocaleCode {
  if (!isStaffPath(path)) return splitLocale(path).locale;
  const chosen = chosenLocale(header('Cookie') ?? '');
  return spokenOr(languages, chosen ?? preferredLocale(header('Accept-Language') ?? ''));
}
