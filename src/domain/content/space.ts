/** There is one content space; its id is part of asset URLs (`/f/1/…`). */
export const spaceId = 1;

/** Languages besides the default one: the Spanish text of a field `x` is in `x__i18n__es`. */
export const languageCodes = ['es'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The space as `spaces/me` returns it; `version` is the content version. */
export type SpaceWire = {
  id: number;
  name: string;
  domain: string;
  version: number;
  language_codes: string[];
};
