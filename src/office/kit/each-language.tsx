import { Fragment, type ReactNode } from 'react';
import { defaultLocale, type LocaleCode, localeCodes } from '#src/lib/locales.ts';
import { useLanguages } from './languages.ts';

type EachLanguageProps = {
  /** The field of a language: `title-es`. */
  nameIn(locale: LocaleCode): string;
  /** What is stored. */
  text: Readonly<Partial<Record<LocaleCode, string>>> | null | undefined;
  /** The field of a language that is on. */
  children(locale: LocaleCode): ReactNode;
};

/**
 * One text in each language that is on. What was written in a language that is off goes along unseen, so it is there
 * again when the language is; a text that only stood in for a missing one does not, and follows the new words
 * (`completeTexts`).
 */
export function EachLanguage({ nameIn, text, children }: EachLanguageProps) {
  const languages = useLanguages();
  return localeCodes.map((locale) => {
    if (languages.includes(locale)) return <Fragment key={locale}>{children(locale)}</Fragment>;
    const kept = text?.[locale] ?? '';
    if (kept === '' || kept === text?.[defaultLocale]) return null;
    return <input key={locale} type="hidden" name={nameIn(locale)} value={kept} />;
  });
}
