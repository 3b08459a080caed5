import sharp from 'sharp';
import { readImage } from './read-image.server.ts';
import { renderImage } from './render-image.server.ts';

export type CleanPhoto = { bytes: Buffer; widthPx: number; heightPx: number };

const longestSide = 2400;

/**
 * Re-encodes a person's photo as a JPEG of at most 2400 px, which removes location, camera and anything else hidden
 * in the file.
 * @throws {DomainError} invalid or too-large, if the content is not a picture
 */
export async function cleanPhoto(original: Uint8Array): Promise<CleanPhoto> {
  await readImage(original);
  const bytes = await renderImage(original, {
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    background: null,
    smart: false,
    focus: null,
    grayscale: false,
    quality: 80,
    format: 'jpeg',
  });
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, widthPx: width, heightPx: height };
}
