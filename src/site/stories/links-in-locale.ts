import type { Locale } from '#src/domain/context.ts';
import { hasLanguages, inLocale, neutralPath } from '#src/lib/locales.ts';

/** Our own HTML, with internal links changed to a language. */
export function linksInLocale(html: string, locale: Locale): string {
  return html.replace(
    /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)/g,
    (link, before: string, path: string) =>
      hasLanguages(path) ? before + inLocale(neutralPath(path), locale) : link,
  );
}
