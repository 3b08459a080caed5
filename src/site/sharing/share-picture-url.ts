import type { Locale } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { drawingVersion } from '#src/site/kit/drawing-version.ts';

/** URL of the link preview of a shared build. Its content never changes. */
export function sharePictureUrl(id: string, locale: Locale): string {
  const language = locale === defaultLocale ? '' : `.${locale}`;
  return `/pictures/builds/${id}${language}.png?v=${drawingVersion}`;
}
