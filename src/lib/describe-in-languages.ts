import type { ApiDocument } from './api-document.ts';
import { type LocaleCode, localeCodes } from './locales.ts';

/** The description with only those languages as choices that the shop speaks. */
export function describeInLanguages(
  document: ApiDocument,
  languages: readonly LocaleCode[],
): ApiDocument {
  if (languages.length === localeCodes.length) return document;
  const text = JSON.stringify(document, (name, value) =>
    name === 'enum' && isChoiceOfLanguage(value) ? languages : value,
  );
  return JSON.parse(text) as ApiDocument;
}

function isChoiceOfLanguage(value: unknown): boolean {
  return Array.isArray(value) && value.join() === localeCodes.join();
}
