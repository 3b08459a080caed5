import { fieldIn } from '#src/lib/locales.ts';
import type { LanguageCode } from '../space.ts';

const marker = '__i18n__';

/**
 * Returns content in the first of the languages that has a translation: in Spanish `title__i18n__es` replaces `title` if it is
 * not empty. The translations themselves are not sent. Content without any is returned as it is, without a copy,
 * because that is most of what a list sends.
 */
export function localiseContent(content: unknown, languages: readonly LanguageCode[]): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return localiseList(content, languages);
  return localiseFields(content as Record<string, unknown>, languages);
}

function localiseList(items: readonly unknown[], languages: readonly LanguageCode[]): unknown {
  const localised = items.map((item) => localiseContent(item, languages));
  return localised.some((item, index) => item !== items[index]) ? localised : items;
}

function localiseFields(fields: Record<string, unknown>, languages: readonly LanguageCode[]) {
  const names = Object.keys(fields);
  const localised: Record<string, unknown> = {};
  let isSame = true;
  for (const name of names) {
    if (name.includes(marker)) {
      isSame = false;
      continue;
    }
    localised[name] = localiseContent(translated(fields, name, languages), languages);
    isSame &&= localised[name] === fields[name];
  }
  return isSame ? fields : localised;
}

function translated(
  fields: Record<string, unknown>,
  name: string,
  languages: readonly LanguageCode[],
): unknown {
  for (const language of languages) {
    const value = fields[fieldIn(name, language)];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return fields[name];
}
