import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { inLocale } from '#src/lib/locales.ts';
import { translate } from './translate.ts';

export const LocaleContext = createContext<Locale>('en');

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/**
 * An address of `hrefs` in the page's language, for plain `<a>`, `<form>` and `formAction`. What the
 * router makes (`<Link>`, `<Form>`, `navigate`, `redirect`) adds the language by itself.
 */
export function useLocalHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => inLocale(path, locale);
}

/** The texts of one namespace in the page's language: `const t = useStrings(headerStrings)`. */
export function useStrings<Key extends string>(strings: Record<Key, { en: string; es: string }>) {
  const locale = useLocale();
  return useMemo(() => translate(strings, locale), [strings, locale]);
}
