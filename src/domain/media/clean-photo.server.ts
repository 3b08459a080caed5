import sharp from 'sharp';
import { shrinkPicture } from './shrink-picture.server.ts';

export type CleanPhoto = { bytes: Buffer; widthPx: number; heightPx: number };

const longestSide = 2400;

/**
 * Re-encodes a person's photo as a JPEG of at most 2400 px, which removes location, camera and anything else hidden
 * in the file.
 * @throws {DomainError} invalid or too-large, if the content is not a picture
 */
export async function cleanPhoto(original: Uint8Array): Promise<CleanPhoto> {
  const bytes = await shrinkPicture(original, { longestSide, quality: 80, format: 'jpeg' });
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, widthPx: width, heightPx: height };
}
