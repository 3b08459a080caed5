import type { Locale } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { drawingVersion } from '#src/site/kit/drawing-version.ts';

type Shared = { id: string; locale: Locale; look: string };

/** URL of the link preview of a shared build: its content changes only with the look of the shop's pictures. */
export function sharePictureUrl({ id, locale, look }: Shared): string {
  const language = locale === defaultLocale ? '' : `.${locale}`;
  return `/pictures/builds/${id}${language}.png?v=${drawingVersion}-${look}`;
}
