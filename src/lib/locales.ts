/**
 * The languages of the site (strategy `prefix_except_default`): the first is the default and has no
 * prefix. One entry makes a language; its words stand beside those of the others (docs/languages.md).
 */
export const locales = [
  {
    code: 'en',
    /** Language and region, as browsers, search engines and `Intl` name them. */
    iso: 'en-US',
    /** What it calls itself. */
    name: 'English',
    dir: 'ltr',
    /** Those of its words besides a to z. */
    letters: '',
    /** The marks of its figures: "1,234.5". */
    figures: { group: ',', decimal: '.' },
  },
  {
    code: 'es',
    iso: 'es-US',
    name: 'Español',
    dir: 'ltr',
    letters: 'áéíñóúü',
    // Spanish is written here as Phoenix reads it: es-US has the comma and the point of en-US.
    figures: { group: ',', decimal: '.' },
  },
] as const;

export type LocaleCode = (typeof locales)[number]['code'];
type DefaultCode = (typeof locales)[0]['code'];

/** All but the default one: those that have a folder, and fields of their own in a story. */
export type OtherLocale = Exclude<LocaleCode, DefaultCode>;

export const defaultLocale: DefaultCode = locales[0].code;

export const otherLocales: readonly OtherLocale[] = locales
  .map(({ code }) => code)
  .filter((code) => code !== defaultLocale);

export const localeCodes: readonly [LocaleCode, ...LocaleCode[]] = [defaultLocale, ...otherLocales];

/** The same for each language: `inEach((locale) => words[locale])`. */
export function inEach<Value>(of: (locale: LocaleCode) => Value): Record<LocaleCode, Value> {
  const entries = localeCodes.map((code) => [code, of(code)]);
  // Made of all codes.
  return Object.fromEntries(entries) as Record<LocaleCode, Value>;
}

export function isLocale(value: unknown): value is LocaleCode {
  return localeCodes.some((code) => code === value);
}

/** What somebody sent or stored: a language of ours, else the default one. */
export function readLocale(value: unknown): LocaleCode {
  return isLocale(value) ? value : defaultLocale;
}

const entries = inEach((code) => locales.find((locale) => locale.code === code) ?? locales[0]);

/** What a language is: its name, its marks. */
export function entryOf(locale: LocaleCode): (typeof locales)[number] {
  return entries[locale];
}

/** "es-US": what `Intl` is given. */
export function isoOf(locale: LocaleCode): string {
  return entries[locale].iso;
}

/** The field of a story that has a text in a language: `title`, in Spanish `title__i18n__es`. */
export function fieldIn(field: string, locale: LocaleCode): string {
  return locale === defaultLocale ? field : `${field}__i18n__${locale}`;
}

/** Also matches the router's data requests: for `/es` that is `/es.data`. */
const prefixed = new RegExp(
  `^/(${otherLocales.join('|') || '(?!)'})(?=/|\\?|#|\\.data(?:\\?|$)|$)`,
);

/** Splits a path into its language and the path that the page has in every language. */
export function splitLocale(pathname: string): { locale: LocaleCode; path: string } {
  const [prefix, code] = prefixed.exec(pathname) ?? [];
  if (prefix === undefined) return { locale: defaultLocale, path: pathname };
  const rest = pathname.slice(prefix.length);
  return { locale: readLocale(code), path: rest.startsWith('/') ? rest : `/${rest}` };
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

/** A field of a form that asks for a text in a language: `title-es`. */
export type NameIn<Name extends string> = `${Name}-${LocaleCode}`;

export function nameIn<Name extends string>(name: Name, locale: LocaleCode): NameIn<Name> {
  return `${name}-${locale}`;
}

/** All fields of a form that ask for one text: `{ 'title-en': …, 'title-es': … }`. */
export function namesIn<Name extends string, Value>(
  name: Name,
  of: (locale: LocaleCode) => Value,
): Record<NameIn<Name>, Value> {
  const fields = localeCodes.map((locale) => [nameIn(name, locale), of(locale)]);
  // Made of all codes.
  return Object.fromEntries(fields) as Record<NameIn<Name>, Value>;
}
