import { type ImageFormat, isImageFormat } from './schemas.ts';

/** Widths that the site's own pages request, in px; these are made with priority. */
export const imageWidths = [160, 320, 480, 640, 768, 960, 1024, 1280, 1536, 1920] as const;

/** Height by width of the shapes in which pages, the office and link previews crop pictures. */
const ratios = [1, 4 / 5, 3 / 4, 5 / 8, 1 / 2, 3 / 7, 21 / 40, 5 / 4, 3 / 2];

/**
 * `cover` crops to the size, `inside` fits the whole picture into it, `contain` also fills the rest with the
 * background, `outside` covers the size without cropping, `fill` stretches.
 */
export const imageFits = ['cover', 'inside', 'contain', 'outside', 'fill'] as const;
export type ImageFit = (typeof imageFits)[number];

export type Focus = { x: number; y: number };

/** What a URL requests from the image service. 0 px: keep the aspect ratio. */
export type ImageRequest = {
  width: number;
  height: number;
  smart: boolean;
  /** How to fit a picture whose shape differs from the size. */
  fit: ImageFit;
  /** Background behind transparent or uncovered areas, "#rrggbb"; null: none, or white where the format needs one. */
  background: string | null;
  grayscale: boolean;
  /** The focal point as fractions of width and height, in sixteenths. */
  focus: Focus | null;
  quality: number;
  /** Null: the best format that the browser accepts. */
  format: ImageFormat | null;
};

/** The quality that pages request. */
export const pageQuality = 75;

export const plainRequest: ImageRequest = {
  width: 0,
  height: 0,
  smart: false,
  fit: 'cover',
  background: null,
  grayscale: false,
  focus: null,
  quality: pageQuality,
  format: null,
};

/** Screens show no more than this. */
export const largestPx = 4096;

const suffixPattern =
  /^\/m(?:\/(fit-in\/)?(?:(\d{1,4})x(\d{1,4}))?(\/smart)?(?:\/?filters((?::[a-z_]+\([^()/]*\))+))?\/?)?$/;

/**
 * Parses "/m/800x600/smart/filters:format(webp):quality(75)" for an asset of the given size in px. Null for a request
 * that the service does not support.
 */
export function parseImageRequest(
  suffix: string,
  original: { width: number; height: number },
): ImageRequest | null {
  const match = suffixPattern.exec(suffix);
  if (!match) return null;
  const [, whole, width = '0', height = '0', smart, filters = ''] = match;
  const size = { width: Number(width), height: Number(height) };
  if (Math.max(size.width, size.height) > largestPx) return null;
  const fit: ImageFit = whole ? 'inside' : 'cover';
  const request = { ...plainRequest, ...size, smart: !!smart, fit };
  return applyFilters(request, filters, original);
}

/** Whether the site's own pages request this size; 0 × 0 is the picture's own. */
export function isListedSize({ width, height }: { width: number; height: number }): boolean {
  const widths: readonly number[] = [0, ...imageWidths];
  if (!widths.includes(width)) return false;
  return height === 0 || ratios.some((ratio) => height === Math.round(width * ratio));
}

function applyFilters(
  request: ImageRequest,
  filters: string,
  original: { width: number; height: number },
): ImageRequest | null {
  let result = request;
  for (const [, name = '', value = ''] of filters.matchAll(/:([a-z_]+)\(([^()]*)\)/g)) {
    const change = readFilter(name, value, original);
    if (!change) return null;
    result = { ...result, ...change };
  }
  return result;
}

function readFilter(
  name: string,
  value: string,
  original: { width: number; height: number },
): Partial<ImageRequest> | null {
  if (name === 'format') return readFormat(value);
  if (name === 'quality') return readQuality(value);
  if (name === 'focal') return readFocal(value, original);
  if (name === 'grayscale') return { grayscale: true };
  // A picture is never enlarged.
  return name === 'no_upscale' ? {} : null;
}

/** Null for a format that is not supported. */
export function readFormat(value: string): { format: ImageFormat } | null {
  const name = value === 'jpg' ? 'jpeg' : value;
  return isImageFormat(name) ? { format: name } : null;
}

/**
 * A quality from 1 to 100, rounded to steps of five from 30 on, because a hundred values would mean a hundred files.
 * Null for anything else.
 */
export function readQuality(value: string): { quality: number } | null {
  const quality = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (quality < 1 || quality > 100) return null;
  return { quality: Math.max(30, Math.round(quality / 5) * 5) };
}

function readFocal(
  value: string,
  original: { width: number; height: number },
): Partial<ImageRequest> | null {
  const focus = focusPoint(value, original);
  return focus && { focus };
}

/** The center of a focal area "x1xy1:x2xy2" in px of the original; null if it is not one. */
export function focusPoint(
  value: string,
  original: { width: number; height: number },
): Focus | null {
  const numbers = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(value)?.slice(1).map(Number);
  if (!numbers) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers;
  const x = inSixteenths((left + right) / 2 / original.width);
  return { x, y: inSixteenths((top + bottom) / 2 / original.height) };
}

function inSixteenths(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 16) / 16;
}
