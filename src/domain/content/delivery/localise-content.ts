import type { LanguageCode } from '../space.ts';

const marker = '__i18n__';

/**
 * Content as stored → content in the first of the languages that has it: `title__i18n__es` takes the
 * place of `title` where it says something. Translations themselves are not sent.
 */
export function localiseContent(content: unknown, languages: readonly LanguageCode[]): unknown {
  if (Array.isArray(content)) return content.map((item) => localiseContent(item, languages));
  if (typeof content !== 'object' || content === null) return content;
  const fields = content as Record<string, unknown>;
  const localised: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    if (name.includes(marker)) continue;
    const translated = languages
      .map((language) => fields[`${name}${marker}${language}`])
      .find(saysSomething);
    localised[name] = localiseContent(translated ?? fields[name], languages);
  }
  return localised;
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
