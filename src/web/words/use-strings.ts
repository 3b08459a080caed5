import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { defaultLocale, inLocale } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { translate } from './translate.ts';

export const LocaleContext = createContext<Locale>(defaultLocale);

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/**
 * A URL from `hrefs` in the page's language, for plain `<a>`, `<form>` and `formAction`. The router's own (`<Link>`,
 * `<Form>`, `navigate`, `redirect`) add the language themselves.
 */
export function useLocalHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => inLocale(path, locale);
}

/** The texts of one namespace in the page's language: `const t = useStrings(headerStrings)`. */
export function useStrings<Key extends string>(strings: Record<Key, Translated>) {
  const locale = useLocale();
  return useMemo(() => translate(strings, locale), [strings, locale]);
}
