import sharp from 'sharp';
import { DomainError } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import type { ImageFormat } from './schemas.ts';
import { sniffFormat } from './sniff-format.server.ts';

/** Upload limits: more is a mistake or an attack. */
export const imageLimits = { bytes: 20 * 1024 * 1024, pixels: 40_000_000 };

export type ImageFacts = { format: ImageFormat; widthPx: number; heightPx: number };

/**
 * Checks the content, never the name: first bytes, header, then every pixel is decoded.
 * @throws {DomainError} invalid or too-large, with its reason
 */
export async function readImage(bytes: Uint8Array): Promise<ImageFacts> {
  if (bytes.length > imageLimits.bytes) {
    const megabytes = imageLimits.bytes / 1024 ** 2;
    throw new DomainError('too-large', why('media.picture-too-large', { megabytes }));
  }
  const format = sniffFormat(bytes);
  if (!format) throw new DomainError('invalid', why('media.not-a-picture'));
  const image = sharp(bytes, {
    limitInputPixels: imageLimits.pixels,
    failOn: 'error',
    autoOrient: true,
  });
  try {
    const { autoOrient } = await image.metadata();
    await image.resize(8, 8, { fastShrinkOnLoad: false }).raw().toBuffer();
    return { format, widthPx: autoOrient.width, heightPx: autoOrient.height };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    if (!isTooLarge) throw new DomainError('invalid', why('media.picture-damaged'));
    const megapixels = imageLimits.pixels / 1_000_000;
    throw new DomainError('too-large', why('media.too-many-pixels', { megapixels }));
  }
}
