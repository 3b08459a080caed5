import sharp from 'sharp';
import { readImage } from './read-image.server.ts';
import { renderImage } from './render-image.server.ts';

export type CleanPhoto = { bytes: Buffer; widthPx: number; heightPx: number };

const longestSide = 2400;

/**
 * A person's photo as the shop keeps it: a JPEG of at most 2400 px with every pixel made anew, so
 * that place, camera and whatever else was hidden in the file are gone.
 * @throws {DomainError} invalid or too-large, when the content is no picture
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
