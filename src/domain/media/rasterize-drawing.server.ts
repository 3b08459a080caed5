import sharp from 'sharp';
import { imageLimits } from './read-image.server.ts';

/** A drawing of our own that takes longer than this is a mistake, and must not hold up the others. */
const limitSeconds = 10;

/**
 * A drawing as PNG, in its own size. Colours are kept to the 256 that it uses most: a flat drawing
 * loses nothing that can be seen, and weighs a fifth.
 * @throws {Error} for what is no drawing, or takes longer than ten seconds
 */
export function rasterizeDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: imageLimits.pixels })
    .timeout({ seconds: limitSeconds })
    .png({ palette: true, quality: 95, effort: 4, compressionLevel: 9 })
    .toBuffer();
}
