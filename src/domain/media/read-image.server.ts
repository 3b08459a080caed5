import sharp from 'sharp';
import { DomainError } from '#src/domain/errors.ts';
import type { ImageFormat } from './schemas.ts';
import { sniffFormat } from './sniff-format.server.ts';

/** What somebody may upload: more is a mistake or an attack. */
export const imageLimits = { bytes: 20 * 1024 * 1024, pixels: 40_000_000 };

export type ImageFacts = { format: ImageFormat; widthPx: number; heightPx: number };

/**
 * Looks at the content, never at the name: first bytes, header, then every pixel is decoded.
 * @throws {DomainError} invalid or too-large, with a sentence for the person
 */
export async function readImage(bytes: Uint8Array): Promise<ImageFacts> {
  if (bytes.length > imageLimits.bytes) {
    throw new DomainError('too-large', 'A picture may have at most 20 MB');
  }
  const format = sniffFormat(bytes);
  if (!format) throw new DomainError('invalid', 'A picture must be a JPEG, PNG, WebP or AVIF file');
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
    const reason = error instanceof Error && /pixel limit/.test(error.message);
    const message = reason ? 'A picture may have at most 40 megapixels' : 'This picture is damaged';
    throw new DomainError(reason ? 'too-large' : 'invalid', message);
  }
}
