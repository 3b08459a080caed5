import type { LanguageCode } from './space.ts';

const marker = '__i18n__';

/**
 * Content as stored → content in one language (null: the default one): `title__i18n__es` takes the
 * place of `title` where it says something. Translations themselves are not sent.
 */
export function localiseContent(content: unknown, language: LanguageCode | null): unknown {
  if (Array.isArray(content)) return content.map((item) => localiseContent(item, language));
  if (typeof content !== 'object' || content === null) return content;
  const fields = content as Record<string, unknown>;
  const names = Object.keys(fields).filter((name) => !name.includes(marker));
  const entries = names.map((name) => {
    const translated = language && fields[`${name}${marker}${language}`];
    return [name, localiseContent(saysSomething(translated) ? translated : fields[name], language)];
  });
  return Object.fromEntries(entries);
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
