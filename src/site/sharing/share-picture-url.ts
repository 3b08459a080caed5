import type { Locale } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { drawingVersion } from '#src/site/kit/drawing-version.ts';
import type { WallpaperName } from './card/draw-wallpaper.ts';

type Shared = { id: string; locale: Locale; look: string };

/** URL of a wallpaper of a shared build. */
export function wallpaperUrl({ id, locale, look }: Shared, screen: WallpaperName): string {
  return `/pictures/builds/${id}-${screen}${languageOf(locale)}.jpg?v=${drawingVersion}-${look}`;
}

function languageOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `.${locale}`;
}

/** URL of the link preview of a shared build: its content changes only with the look of the shop's pictures. */
export function sharePictureUrl({ id, locale, look }: Shared): string {
  return `/pictures/builds/${id}${languageOf(locale)}.png?v=${drawingVersion}-${look}`;
}
