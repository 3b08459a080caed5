import { type LocaleCode, locales } from '#src/lib/locales.ts';

/**
 * Which of the site's languages a browser prefers; null for none. Only the order in `Accept-Language` counts. A tag's
 * position is its score, from 1 down; a tag that only matches our language (`es-MX` for `es-US`) scores a thousandth
 * less; among equal scores the longer code wins.
 */
export function preferredLocale(acceptLanguage: string): LocaleCode | null {
  const tags = acceptLanguage
    .split(',')
    .map((tag) => (tag.split(';')[0] ?? '').trim().toLowerCase())
    .filter((tag) => tag !== '');
  const found = [
    firstMatch(tags, (iso, tag) => iso === tag, 1),
    firstMatch(tags, (iso, tag) => languageOf(iso) === languageOf(tag), 0.999),
  ].filter((match) => match !== null);
  found.sort((a, b) => b.score - a.score || b.code.length - a.code.length);
  return found[0]?.code ?? null;
}

type Match = { code: LocaleCode; score: number };

function firstMatch(
  tags: readonly string[],
  isSame: (iso: string, tag: string) => boolean,
  best: number,
): Match | null {
  for (const [place, tag] of tags.entries()) {
    const locale = locales.find(({ iso }) => isSame(iso.toLowerCase(), tag));
    if (locale) return { code: locale.code, score: best - place / tags.length };
  }
  return null;
}

function languageOf(tag: string): string {
  return tag.split('-')[0] ?? '';
}
