import type { ImageVariant } from './image-variant.ts';
import { readImage } from './read-image.server.ts';
import { renderImage } from './render-image.server.ts';

type Shrinking = Pick<ImageVariant, 'format' | 'quality'> & {
  /** In px; a smaller picture stays as large as it is. */
  longestSide: number;
};

/**
 * Encodes a picture from outside anew, which removes location, camera and anything else hidden in the file.
 * @throws {DomainError} invalid or too-large, if the content is not a picture
 */
export async function shrinkPicture(
  original: Uint8Array,
  { longestSide, ...encoding }: Shrinking,
): Promise<Buffer> {
  await readImage(original);
  return renderImage(original, {
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    background: null,
    smart: false,
    focus: null,
    grayscale: false,
    ...encoding,
  });
}
