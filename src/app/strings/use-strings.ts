import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { translate } from './translate.ts';

export const LocaleContext = createContext<Locale>('en');

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of one namespace in the page's language: `const t = useStrings(headerStrings)`. */
export function useStrings<Key extends string>(strings: Record<Key, { en: string; es: string }>) {
  const locale = useLocale();
  return useMemo(() => translate(strings, locale), [strings, locale]);
}
