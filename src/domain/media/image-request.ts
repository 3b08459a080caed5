import { type ImageFormat, isImageFormat } from './schemas.ts';

/** Widths that the image service makes, px; everything else is refused so that a disk stays finite. */
export const imageWidths = [160, 320, 480, 640, 768, 960, 1024, 1280, 1536, 1920] as const;

/** Heights may be a width of the list, or a width of the list at one of these ratios. */
const ratios = [1, 3 / 4, 2 / 3, 5 / 8, 9 / 16, 1 / 2, 21 / 40, 4 / 3, 5 / 4, 3 / 2];

export type Focus = { x: number; y: number };

/** What a URL asks of the image service. 0 px: whatever keeps the shape. */
export type ImageRequest = {
  width: number;
  height: number;
  smart: boolean;
  /** Centre of interest as shares of width and height, in sixteenths. */
  focus: Focus | null;
  quality: number;
  /** null: the best that the reader accepts. */
  format: ImageFormat | null;
};

const defaults: ImageRequest = {
  width: 0,
  height: 0,
  smart: false,
  focus: null,
  quality: 75,
  format: null,
};

const suffixPattern =
  /^\/m(?:\/(?:(\d{1,4})x(\d{1,4}))?(\/smart)?(?:\/?filters((?::[a-z_]+\([^()/]*\))+))?\/?)?$/;

/**
 * Reads "/m/800x600/smart/filters:format(webp):quality(75)" of an asset of the given size in px.
 * null when it asks for something that the service does not do.
 */
export function parseImageRequest(
  suffix: string,
  original: { width: number; height: number },
): ImageRequest | null {
  const match = suffixPattern.exec(suffix);
  if (!match) return null;
  const [, width = '0', height = '0', smart, filters = ''] = match;
  const request = { ...defaults, width: Number(width), height: Number(height), smart: !!smart };
  if (!isServedSize(request)) return null;
  return applyFilters(request, filters, original);
}

function isServedSize({ width, height }: { width: number; height: number }): boolean {
  const widths: readonly number[] = imageWidths;
  if (width !== 0 && !widths.includes(width)) return false;
  if (height === 0 || widths.includes(height)) return true;
  return ratios.some((ratio) => height === Math.round(width * ratio));
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
  return null;
}

function readFormat(value: string): Partial<ImageRequest> | null {
  const name = value === 'jpg' ? 'jpeg' : value;
  return isImageFormat(name) ? { format: name } : null;
}

/** Qualities are rounded to fives, from 30: a hundred of them would be a hundred files. */
function readQuality(value: string): Partial<ImageRequest> | null {
  const quality = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (quality < 1 || quality > 100) return null;
  return { quality: Math.max(30, Math.round(quality / 5) * 5) };
}

function readFocal(
  value: string,
  original: { width: number; height: number },
): Partial<ImageRequest> | null {
  const numbers = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(value)?.slice(1).map(Number);
  if (!numbers) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers;
  const x = inSixteenths((left + right) / 2 / original.width);
  return { focus: { x, y: inSixteenths((top + bottom) / 2 / original.height) } };
}

function inSixteenths(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 16) / 16;
}
