import type { OtherLocale } from '#src/lib/locales.ts';

/** The tick of a language: `speaks-es`. */
export function languageField(locale: OtherLocale): `speaks-${OtherLocale}` {
  return `speaks-${locale}`;
}
