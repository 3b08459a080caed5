import sharp, { type Sharp } from 'sharp';
import type { Focus } from './image-request.ts';
import type { ImageVariant } from './image-variant.ts';
import { imageLimits } from './read-image.server.ts';

// One core per picture: the route makes two at a time, and the pages need the rest.
sharp.concurrency(1);
sharp.cache(false);

/** Ours take less than two seconds; anything longer is an attack and must not delay the others. */
const limitSeconds = 20;

/** Makes a variant of an original. Metadata (location, camera, thumbnail) is always removed. */
export async function renderImage(original: Uint8Array, variant: ImageVariant): Promise<Buffer> {
  const image = sharp(original, {
    limitInputPixels: imageLimits.pixels,
    autoOrient: true,
  }).timeout({ seconds: limitSeconds });
  const resized = flattenOnto(await resize(image, variant), variant);
  return encode(variant.grayscale ? resized.grayscale() : resized, variant).toBuffer();
}

async function resize(image: Sharp, variant: ImageVariant): Promise<Sharp> {
  const { width, height, focus, fit } = variant;
  if (width === 0 && height === 0) return image;
  if (width === 0 || height === 0) {
    return image.resize({
      width: width || undefined,
      height: height || undefined,
      withoutEnlargement: true,
    });
  }
  if (fit !== 'cover') {
    const background = variant.background ?? (variant.format === 'jpeg' ? '#fff' : '#fff0');
    return image.resize({ width, height, fit, background, withoutEnlargement: true });
  }
  if (!focus) {
    const position = variant.smart ? sharp.strategy.attention : 'centre';
    return image.resize({ width, height, fit: 'cover', position, withoutEnlargement: true });
  }
  const { autoOrient } = await image.metadata();
  const area = cropAround(focus, { from: autoOrient, to: { width, height } });
  return image.extract(area).resize({ width, height, withoutEnlargement: true });
}

function flattenOnto(image: Sharp, { background }: ImageVariant): Sharp {
  return background === null ? image : image.flatten({ background });
}

type Size = { width: number; height: number };

/** The largest area with the target's shape whose center is as near to the focal point as the edges allow. */
function cropAround(focus: Focus, { from, to }: { from: Size; to: Size }) {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const width = Math.round(to.width * scale);
  const height = Math.round(to.height * scale);
  return {
    left: within(focus.x * from.width - width / 2, from.width - width),
    top: within(focus.y * from.height - height / 2, from.height - height),
    width,
    height,
  };
}

function within(start: number, largest: number): number {
  return Math.round(Math.min(largest, Math.max(0, start)));
}

function encode(image: Sharp, { format, quality }: ImageVariant): Sharp {
  if (format === 'avif') return image.avif({ quality, effort: 2 });
  if (format === 'webp') return image.webp({ quality, effort: 4 });
  if (format === 'png') return image.png({ compressionLevel: 9 });
  return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
}
