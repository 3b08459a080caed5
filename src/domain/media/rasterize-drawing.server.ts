import sharp from 'sharp';
import { imageLimits } from './read-image.server.ts';

/** A drawing of ours that takes longer than this is a mistake and must not delay the others. */
const limitSeconds = 10;

/**
 * Renders a drawing to PNG in its own size. Colors are reduced to the 256 most frequent ones, which is invisible in a
 * flat drawing and saves four fifths of the size.
 * @throws {Error} if it is not a drawing, or takes longer than ten seconds
 */
export function rasterizeDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: imageLimits.pixels })
    .timeout({ seconds: limitSeconds })
    .png({ palette: true, quality: 95, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

/**
 * Renders a drawing to JPEG in its own size, in all its colors: on a whole screen the steps of a reduced sky would show.
 * @throws {Error} if it is not a drawing, or takes longer than ten seconds
 */
export function rasterizeForScreen(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { limitInputPixels: imageLimits.pixels })
    .timeout({ seconds: limitSeconds })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
