import { fieldIn } from '#src/lib/locales.ts';
import type { LanguageCode } from './space.ts';

/** Whether a field of a component is translated. */
export type IsTranslatable = (component: string, field: string) => boolean;

/** Texts of a story by `<_uid>:<component>:<field>`, the form in which they go to translators. */
export type StoryTexts = Record<string, unknown>;

type Blok = Record<string, unknown> & { _uid: string; component: string };

/** The texts of a story in a language; null for the default one, which also supplies missing translations. */
export function collectTexts(
  content: unknown,
  { isTranslatable, language }: { isTranslatable: IsTranslatable; language: LanguageCode | null },
): StoryTexts {
  const texts: StoryTexts = {};
  for (const blok of bloksIn(content)) {
    for (const field of Object.keys(blok)) {
      if (!isTranslatable(blok.component, field)) continue;
      texts[textKey(blok, field)] = blok[nameIn(field, language)] || blok[field];
    }
  }
  return texts;
}

/** Puts the texts into the story. Texts of deleted bloks and of fields that are not translatable are ignored. */
export function withTexts<Content>(
  content: Content,
  {
    texts,
    isTranslatable,
    language,
  }: { texts: StoryTexts; isTranslatable: IsTranslatable; language: LanguageCode | null },
): Content {
  function put(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, put(one)]));
    return isBlok(fields) ? { ...fields, ...textsOf(fields) } : fields;
  }
  function textsOf(blok: Blok) {
    const sent = Object.keys(blok).filter(
      (field) => isTranslatable(blok.component, field) && textKey(blok, field) in texts,
    );
    return Object.fromEntries(
      sent.map((field) => [nameIn(field, language), texts[textKey(blok, field)]]),
    );
  }
  // The reassembled value has the same shape as the original.
  return put(content) as Content;
}

function textKey({ _uid, component }: Blok, field: string): string {
  return `${_uid}:${component}:${field}`;
}

function nameIn(field: string, language: LanguageCode | null): string {
  return language === null ? field : fieldIn(field, language);
}

function bloksIn(value: unknown): Blok[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(bloksIn);
  return isBlok(value) ? [value, ...inside] : inside;
}

function isBlok(value: object): value is Blok {
  return '_uid' in value && typeof value._uid === 'string' && 'component' in value;
}
