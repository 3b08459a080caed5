import type { GreyPhoto } from './measure/edge-map.ts';
import { focalLength35mm, headBytes } from './measure/focal-length.ts';
import type { PhotoSize } from './measure/marks.ts';
import { newCanvas } from './paint/canvas.ts';

/** A photo on this device, ready to be marked. */
export interface OpenedPhoto {
  canvas: HTMLCanvasElement;
  grey: GreyPhoto;
  size: PhotoSize;
}

/** Enough for a hundredth of an inch, and small enough for an old phone. */
const longestPx = 1600;

/**
 * Decodes a photo on this device; of its file only the focal length is read besides.
 * @throws {Error} for a file that this browser cannot show
 */
export async function openPhoto(file: Blob, knownFocal?: number | null): Promise<OpenedPhoto> {
  const focal35mm =
    knownFocal === undefined
      ? focalLength35mm(await file.slice(0, headBytes).arrayBuffer())
      : knownFocal;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const { canvas, ink } = newCanvas(picture.width * scale, picture.height * scale, {
    willReadFrequently: true,
  });
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { width, height } = canvas;
  return {
    canvas,
    grey: greyOf(ink.getImageData(0, 0, width, height)),
    size: { width, height, focal35mm },
  };
}

function greyOf({ data, width, height }: ImageData): GreyPhoto {
  const grey = new Uint8ClampedArray(width * height);
  for (let i = 0; i < grey.length; i++) {
    const [r = 0, g = 0, b = 0] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    grey[i] = 0.299 * r + 0.587 * g + 0.114 * b;
  }
  return { width, height, grey };
}

const storedQuality = 0.92;

/** The photo as it was opened: without anything that its own file said about it. */
export function plainJpeg({ canvas }: OpenedPhoto): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the photo could not be written'))),
      'image/jpeg',
      storedQuality,
    );
  });
}
