import type { LocaleCode } from '#src/lib/locales.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useLanguages } from './languages.ts';
import kitStrings from './words.json' with { type: 'json' };

/** Names the field of a language: "Name in Spanish", and just "Name" in a shop that writes one language. */
export function useLabelIn(): (label: string, locale: LocaleCode) => string {
  const t = useStrings(kitStrings);
  const reader = useLocale();
  const isOnly = useLanguages().length === 1;
  return (label, locale) =>
    isOnly ? label : t('labelIn', { label, language: languageName(locale, reader) });
}
