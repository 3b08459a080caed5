import { type Focus, type ImageRequest, isListedSize, pageQuality } from './image-request.ts';
import type { ImageFormat } from './schemas.ts';

/** A picture to be made: an image request with a fixed format. */
export type ImageVariant = Omit<ImageRequest, 'format'> & { format: ImageFormat };

/** AVIF at 50 looks like WebP at 75, so a requested quality is lowered for it. */
const avifQualityStep = 25;

/** The Accept header, and a format that works everywhere. */
type Reader = { accept: string; fallback: ImageFormat };

/** Chooses the format by the Accept header. */
export function chooseVariant({ format, ...request }: ImageRequest, reader: Reader): ImageVariant {
  if (format) return { ...request, format };
  if (reader.accept.includes('image/avif')) {
    return { ...request, format: 'avif', quality: Math.max(30, request.quality - avifQualityStep) };
  }
  return { ...request, format: reader.accept.includes('image/webp') ? 'webp' : reader.fallback };
}

/**
 * The format that the same reader takes and that is made faster: AVIF needs three times the time of WebP for three
 * quarters of its bytes. Null if the format is fixed or the best one is fast itself.
 */
export function chooseStandIn(request: ImageRequest, reader: Reader): ImageVariant | null {
  if (chooseVariant(request, reader).format !== 'avif' || request.format) return null;
  return chooseVariant(request, { ...reader, accept: reader.accept.replace('image/avif', '') });
}

/** The quality of a picture that is sent as it was uploaded. */
const originalQuality = 90;

/**
 * Whether pages request this variant. Those are a closed set of a few hundred for each picture: a listed size in
 * their quality, cropped around the center or the asset's focal point (`ownFocus`). Other variants are possible but
 * wait while these are made.
 */
export function isOfPages(variant: ImageVariant, ownFocus: Focus | null): boolean {
  const { focus, fit, grayscale, background } = variant;
  const isOwn = focus === null || (focus.x === ownFocus?.x && focus.y === ownFocus.y);
  const isPlain = fit === 'cover' && !grayscale && background === null;
  return isOwn && isPlain && isListedSize(variant) && hasPageQuality(variant);
}

function hasPageQuality({ width, height, format, quality }: ImageVariant): boolean {
  if (quality === pageQuality - (format === 'avif' ? avifQualityStep : 0)) return true;
  return width === 0 && height === 0 && quality === originalQuality;
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
