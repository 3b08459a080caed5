import { defaultLocale, type LocaleCode, localeCodes } from './locales.ts';

/** Which languages of the program a shop speaks; English is always one, in whose fields its texts are stored. */
export type SiteLanguages = {
  readonly on: readonly LocaleCode[];
  /** Where the front door leads somebody who asks for none of them, and what the shop itself is written to in. */
  readonly default: LocaleCode;
};

/** What a shop has that has chosen nothing. */
export const allLanguages: SiteLanguages = { on: localeCodes, default: defaultLocale };

/** The language in which somebody is addressed: theirs if it is on, else the shop's own. */
export function spokenOr(languages: SiteLanguages, locale: LocaleCode | null): LocaleCode {
  return locale !== null && languages.on.includes(locale) ? locale : languages.default;
}

/** For the metadata of a page: nothing if the shop speaks them all, so that most pages say nothing of it. */
export function limitedLanguages(languages: SiteLanguages): { languages?: SiteLanguages } {
  const isLimited = languages.on.length < localeCodes.length;
  return isLimited || languages.default !== defaultLocale ? { languages } : {};
}
