import { type Focus, type ImageRequest, isListedSize, pageQualities } from './image-request.ts';
import type { ImageFormat } from './schemas.ts';

/** A picture to be made: an image request with a fixed format. */
export type ImageVariant = Omit<ImageRequest, 'format'> & { format: ImageFormat };

/** AVIF at 50 looks like WebP at 75, so a requested quality is lowered for it. */
const avifQualityStep = 25;

/** Chooses the format by the Accept header; `fallback` works everywhere. */
export function chooseVariant(
  { format, ...request }: ImageRequest,
  reader: { accept: string; fallback: ImageFormat },
): ImageVariant {
  if (format) return { ...request, format };
  if (reader.accept.includes('image/avif')) {
    return { ...request, format: 'avif', quality: Math.max(30, request.quality - avifQualityStep) };
  }
  return { ...request, format: reader.accept.includes('image/webp') ? 'webp' : reader.fallback };
}

/**
 * Whether pages request this variant. Those are a limited set: a listed size in one of their qualities, cropped
 * around the center or the asset's focal point (`ownFocus`). Other variants are possible but wait while these are
 * made.
 */
export function isOfPages(variant: ImageVariant, ownFocus: Focus | null): boolean {
  const { focus, quality, format, grayscale, background } = variant;
  const isOwn = focus === null || (focus.x === ownFocus?.x && focus.y === ownFocus.y);
  const isPlain = !grayscale && background === null;
  return isOwn && isPlain && isListedSize(variant) && isPageQuality(quality, format);
}

function isPageQuality(quality: number, format: ImageFormat): boolean {
  const steps = format === 'avif' ? [0, avifQualityStep] : [0];
  return pageQualities.some((asked) => steps.some((step) => quality === asked - step));
}

/** Name of a variant among those of one original: "640x0-c-q75.webp". */
export function variantName(variant: ImageVariant): string {
  const { width, height, quality, format } = variant;
  return `${width}x${height}-${cropName(variant)}-q${quality}.${format}`;
}

function cropName(variant: ImageVariant): string {
  const { grayscale, background } = variant;
  const behind = background === null ? '' : `-b${background.slice(1)}`;
  return `${cropLetter(variant)}${grayscale ? 'g' : ''}${behind}`;
}

const fitLetters = { inside: 'w', contain: 'n', outside: 'o', fill: 'l' } as const;

function cropLetter({ smart, fit, focus }: ImageVariant): string {
  if (fit !== 'cover') return fitLetters[fit];
  if (focus) return `f${focus.x * 16}.${focus.y * 16}`;
  return smart ? 's' : 'c';
}
