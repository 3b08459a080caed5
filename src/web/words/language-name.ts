import { entryOf, isoOf, type LocaleCode } from '#src/lib/locales.ts';

/** What a language is called in another, as it stands in a sentence: "Spanish", "inglés". */
export function languageName(named: LocaleCode, locale: LocaleCode): string {
  const names = new Intl.DisplayNames(isoOf(locale), { type: 'language' });
  return names.of(named) ?? entryOf(named).name;
}
