/** There is one content space; its number is part of asset addresses (`/f/1/…`). */
export const spaceId = 1;

/** Languages besides the default one: a field `x` has its Spanish text in `x__i18n__es`. */
export const languageCodes = ['es'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The space as `spaces/me` sends it; `version` is the content version. */
export type SpaceWire = {
  id: number;
  name: string;
  domain: string;
  version: number;
  language_codes: string[];
};
