import type { Locale } from '#src/domain/context.ts';
import type { FieldIssue } from '#src/domain/errors.ts';
import type { RefusalOrText, RefusalValues } from '#src/domain/refusal.ts';
import { isoOf, readLocale } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import staffWords from './admin-refusals.json' with { type: 'json' };
import { formatDate } from './format-date.ts';
import { languageName } from './language-name.ts';
import words from './refusals.json' with { type: 'json' };
import { translate, type Values } from './translate.ts';

const wordsOf: Readonly<Record<string, Translated>> = { ...words, ...staffWords };

/** The text of a refusal in the reader's language: one sentence. */
export function refusalText(told: RefusalOrText, locale: Locale): string {
  if ('text' in told) return told.text;
  const { reason, values } = told;
  const key = reason in wordsOf ? reason : 'input.wrong';
  return translate(wordsOf, locale)(key, inLanguage(values, locale));
}

/** The error of each field, in words. */
export function issueTexts(
  issues: readonly FieldIssue[],
  locale: Locale,
): { path: string; message: string }[] {
  return issues.map(({ path, ...told }) => ({ path, message: refusalText(told, locale) }));
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Formats days, names of languages and large numbers for the language. */
function inLanguage(values: RefusalValues, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'language') return [name, languageName(readLocale(value), locale)];
      if (typeof value === 'string')
        return [name, day.test(value) ? formatDate(value, { locale }) : value];
      return [name, value < 1000 ? value : value.toLocaleString(isoOf(locale))];
    }),
  );
}
