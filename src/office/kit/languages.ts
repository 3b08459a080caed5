import { createContext, useContext } from 'react';
import { type LocaleCode, localeCodes } from '#src/lib/locales.ts';

/** The languages that are on: only these have fields, columns and choices in the office. */
export const LanguagesContext = createContext<readonly LocaleCode[]>(localeCodes);

export function useLanguages(): readonly LocaleCode[] {
  return useContext(LanguagesContext);
}
