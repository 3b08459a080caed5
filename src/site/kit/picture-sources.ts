import { imageWidths } from '#src/domain/media/index.ts';
import { screens } from '#src/lib/images/index.ts';
import { siteImages } from './site-images.ts';

export type PictureSources = { src: string; srcSet?: string; width?: number; height?: number };

/** A shape other than the picture's own: height by width, and the area that must stay visible. */
export type PictureCrop = {
  ratio: (typeof cropRatios)[number];
  /** "x1xy1:x2xy2" in pixels of the original; '' for its center. */
  focus: string;
};

const screenWidths = [...new Set(Object.values(screens))];

/** Nothing on the site is shown as narrow as 160 px, and a page of twelve pictures counts its bytes. */
const shownWidths = imageWidths.filter((width) => width >= 320);

/** Ratios that the image service supports. */
const cropRatios = [1, 4 / 5, 3 / 4, 5 / 8, 3 / 7, 5 / 4] as const;

const assetPath = /^(?:https:\/\/[^/]+)?\/f\/\d+\/(\d+)x(\d+)\//;

/**
 * The variants of an asset, none larger than the original, with the size in px that reserves its space. Assets of the
 * hosted service are fetched and resized by this site, so that nobody else sees who views them. Other URLs are
 * unchanged.
 */
export function srcsetOf(src: string, crop?: PictureCrop): PictureSources {
  const [, widthText, heightText] = assetPath.exec(src) ?? [];
  if (widthText === undefined || heightText === undefined) return { src };
  const original = { width: Number(widthText), height: Number(heightText) };
  const size = crop ? largestOf(original, crop.ratio) : original;
  const isOwn = src.startsWith('/');
  const known = isOwn ? shownWidths : screenWidths;
  const widths = known.filter((candidate) => candidate <= size.width);
  const variant = (wide: number) => variantUrl(src, { wide, crop, isOwn });
  if (widths.length === 0) return { src: variant(0), ...original };
  return {
    src: variant(widths.at(-1) ?? size.width),
    srcSet: widths.map((wide) => `${variant(wide)} ${wide}w`).join(', '),
    ...size,
  };
}

/** The largest area with that shape. */
function largestOf({ width, height }: { width: number; height: number }, ratio: number) {
  const wide = Math.min(width, Math.floor(height / ratio));
  return { width: wide, height: Math.round(wide * ratio) };
}

type Variant = { wide: number; crop?: PictureCrop | undefined; isOwn: boolean };

/** Only the library can crop around a focal point. */
function variantUrl(src: string, { wide, crop, isOwn }: Variant): string {
  const width = wide || undefined;
  if (!isOwn) return siteImages.urlOf(src, { preset: 'page', width });
  const shape = crop && wide > 0 ? { height: Math.round(wide * crop.ratio) } : {};
  const modifiers = crop?.focus ? { focal: crop.focus } : undefined;
  return siteImages.urlOf(src, { preset: 'library', width, ...shape, modifiers });
}
