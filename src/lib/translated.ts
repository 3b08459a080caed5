import { z } from 'zod';
import { defaultLocale, fieldIn, inEach, type LocaleCode, localeCodes } from './locales.ts';

/** A text in every language of the site. The compiler names the language that an entry lacks. */
export type Translated = Record<LocaleCode, string>;

/**
 * What was stored before a language was added says it in the default one until somebody translates
 * it: no page shows a hole.
 */
function completed(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const text: unknown = Reflect.get(stored, defaultLocale);
  return { ...(text !== undefined && inEach(() => text)), ...stored };
}

/** The same with more fields beside the languages. */
export function translatedWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(completed, z.strictObject({ ...inEach(() => z.string().min(1)), ...shape }));
}

/** A text in every language of the site. None may be empty: no page shows a hole. */
export const translatedSchema = translatedWith({});

/** A text in the languages in which it was written. */
export const partlyTranslatedSchema = z.strictObject(inEach(() => z.string().min(1).optional()));

/** The text in these languages alone, as programs get it. */
export function onlyIn(text: Translated, languages: readonly LocaleCode[]): Partial<Translated> {
  return Object.fromEntries(languages.map((locale) => [locale, text[locale]]));
}

/** In the language, or in the default one where it has none yet. */
export function textIn(text: Readonly<Partial<Translated>>, locale: LocaleCode): string {
  return text[locale] ?? text[defaultLocale] ?? '';
}

/** As an author wrote it: in the default language at least, and it may be empty. */
export const writtenSchema = z.strictObject({
  ...inEach(() => z.string().optional()),
  [defaultLocale]: z.string(),
});

/** The fields that a text is in a story: `title` and, for each other language, its own. */
export function fieldsIn(
  field: string,
  text: Readonly<Partial<Translated>>,
): Record<string, string> {
  const written = localeCodes.flatMap((locale) => {
    const words = text[locale];
    return words === undefined ? [] : [[fieldIn(field, locale), words] as const];
  });
  return Object.fromEntries(written);
}
