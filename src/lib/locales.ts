/**
 * The languages of the site (strategy `prefix_except_default`): the first is the default and has no prefix. `iso` is
 * language and region, as browsers, search engines and `Intl` name them.
 */
export const locales = [
  { code: 'en', iso: 'en-US' },
  { code: 'es', iso: 'es-US' },
] as const;

export type LocaleCode = (typeof locales)[number]['code'];

export const defaultLocale: LocaleCode = locales[0].code;

/** Also matches the router's data requests: for `/es` that is `/es.data`. */
const prefixed = /^\/es(?=\/|\?|#|\.data$|$)/;

/** Splits a path into its language and the path that the page has in every language. */
export function splitLocale(pathname: string): { locale: LocaleCode; path: string } {
  const prefix = prefixed.exec(pathname)?.[0];
  if (prefix === undefined) return { locale: defaultLocale, path: pathname };
  const rest = pathname.slice(prefix.length);
  return { locale: 'es', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path without its language prefix, as the router gets it; the router adds the prefix of the page. */
export function neutralPath(pathname: string): string {
  return splitLocale(pathname).path;
}

/** "" for the default language, else its folder: "/es". */
export function localePrefix(locale: LocaleCode): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The path of a page in a language; query and fragment are kept. */
export function inLocale(path: string, locale: LocaleCode): string {
  const prefix = localePrefix(locale);
  if (prefix === '') return path;
  // The home page is "/es", not "/es/".
  return path.replace(/^\/(?=$|\?|#)/, '').replace(/^/, prefix);
}

/** Remembers the chosen or detected language for 365 days on the whole site. */
export function localeCookie(locale: LocaleCode, { https }: { https: boolean }): string {
  const parts = [`i18n_redirected=${locale}`, 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(https ? ['Secure'] : [])].join('; ');
}

const oneForAll = /^\/(?:f|api|p|v[12]|media|drawings|pictures|assets)(?:\/|$)/;
const forStaff = /^\/(?:admin|login|logout|invite|reset|setup)(?:\/|\.|$)/;

/** The office and the pages that lead into it: their language is the reader's, not the URL's. */
export function isStaffPath(path: string): boolean {
  return forStaff.test(path);
}

/** False for what has one URL in every language: files, URLs for programs, the office. */
export function hasLanguages(path: string): boolean {
  return path.startsWith('/') && !oneForAll.test(path) && !isStaffPath(path);
}

/** A stored or submitted language code; null if the site does not have that language. */
export function asLocale(code: string | null | undefined): LocaleCode | null {
  return locales.find((locale) => locale.code === code)?.code ?? null;
}
