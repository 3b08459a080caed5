import sharp from 'sharp';
import { DomainError } from '#src/domain/errors.ts';
import { formatFacts } from './asset-format.ts';
import { imageLimits } from './read-image.server.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

/**
 * Size of a drawing in px, after it was cleaned; null for what is no SVG.
 * @throws {DomainError} too-large, or invalid for one that cannot be drawn
 */
export async function readSvg(
  bytes: Uint8Array,
): Promise<{ widthPx: number; heightPx: number } | null> {
  const source = textOf(bytes);
  if (source === null || !/^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(source)) return null;
  if (!/<svg[\s>]/.test(source)) return null;
  if (bytes.length > formatFacts('svg').maxBytes) {
    throw new DomainError('too-large', 'A drawing (SVG) may have at most 1 MB');
  }
  const clean = Buffer.from(sanitizeSvg(source));
  try {
    const image = sharp(clean, { limitInputPixels: imageLimits.pixels });
    const { format, width, height } = await image.metadata();
    if (format !== 'svg') return null;
    await image.resize(8, 8).raw().toBuffer();
    return { widthPx: width, heightPx: height };
  } catch {
    throw new DomainError('invalid', 'This drawing (SVG) is damaged or far too large');
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
