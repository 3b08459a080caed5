import { imageWidths } from '#src/domain/media/index.ts';

export type PictureSources = { src: string; srcSet?: string; width?: number; height?: number };

const assetPath = /^\/f\/\d+\/(\d+)x(\d+)\//;

/**
 * The variants of an asset that the image service makes, none wider than the original, with the
 * size in px that keeps its place on the page. Any other address is left as it is.
 */
export function srcsetOf(src: string): PictureSources {
  const [, widthText, heightText] = assetPath.exec(src) ?? [];
  if (widthText === undefined || heightText === undefined) return { src };
  const [width, height] = [Number(widthText), Number(heightText)];
  const widths = imageWidths.filter((candidate) => candidate <= width);
  const variant = (wide: number) => `${src}/m/${wide}x0`;
  const size = { width, height };
  if (widths.length === 0) return { src: `${src}/m/`, ...size };
  return {
    src: variant(widths.at(-1) ?? width),
    srcSet: widths.map((wide) => `${variant(wide)} ${wide}w`).join(', '),
    ...size,
  };
}
