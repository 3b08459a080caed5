import { type OtherLocale, otherLocales } from '#src/lib/locales.ts';

/** There is one content space; its id is part of asset URLs (`/f/1/…`). */
export const spaceId = 1;

/** Languages besides the default one: each has its own fields in a story (`fieldIn`). */
export const languageCodes = otherLocales;

export type LanguageCode = OtherLocale;

/** The space as `spaces/me` returns it; `version` is the content version. */
export type SpaceWire = {
  id: number;
  name: string;
  domain: string;
  version: number;
  language_codes: string[];
};
