import { imageWidths } from '#src/domain/media/index.ts';

export type PictureSources = { src: string; srcSet?: string; width?: number; height?: number };

/** A shape other than the picture's own: height by width, and the area that must stay in view. */
export type PictureCrop = {
  ratio: (typeof cropRatios)[number];
  /** "x1xy1:x2xy2" in pixels of the original; '' for its middle. */
  focus: string;
};

/** Ratios that the image service makes. */
const cropRatios = [1, 3 / 4, 5 / 8, 5 / 4] as const;

const assetPath = /^\/f\/\d+\/(\d+)x(\d+)\//;

/**
 * The variants of an asset that the image service makes, none larger than the original, with the
 * size in px that keeps its place on the page. Any other address is left as it is.
 */
export function srcsetOf(src: string, crop?: PictureCrop): PictureSources {
  const [, widthText, heightText] = assetPath.exec(src) ?? [];
  if (widthText === undefined || heightText === undefined) return { src };
  const original = { width: Number(widthText), height: Number(heightText) };
  const size = crop ? largestOf(original, crop.ratio) : original;
  const widths = imageWidths.filter((candidate) => candidate <= size.width);
  if (widths.length === 0) return { src: `${src}/m/`, ...original };
  const variant = (wide: number) => `${src}/m/${variantOf(wide, crop)}`;
  return {
    src: variant(widths.at(-1) ?? size.width),
    srcSet: widths.map((wide) => `${variant(wide)} ${wide}w`).join(', '),
    ...size,
  };
}

/** A film's poster has no srcset: one width for every window, sharp on a telephone, small for all. */
const posterWidth = 960;

/** The still of a film, as the image service makes it. Any other address is left as it is. */
export function posterOf(src: string): string {
  const [, width] = assetPath.exec(src) ?? [];
  return Number(width) > posterWidth ? `${src}/m/${posterWidth}x0` : src;
}

/** The largest piece of that shape. */
function largestOf({ width, height }: { width: number; height: number }, ratio: number) {
  const wide = Math.min(width, Math.floor(height / ratio));
  return { width: wide, height: Math.round(wide * ratio) };
}

function variantOf(wide: number, crop: PictureCrop | undefined): string {
  if (!crop) return `${wide}x0`;
  const focal = crop.focus === '' ? '' : `/filters:focal(${crop.focus})`;
  return `${wide}x${Math.round(wide * crop.ratio)}${focal}`;
}
