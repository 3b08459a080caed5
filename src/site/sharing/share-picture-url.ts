import type { Locale } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { drawingVersion } from '#src/site/kit/drawing-version.ts';

/** Address of the picture that goes with a shared link. It never changes what it shows. */
export function sharePictureUrl(id: string, locale: Locale): string {
  const language = locale === defaultLocale ? '' : `.${locale}`;
  return `/pictures/builds/${id}${language}.png?v=${drawingVersion}`;
}
