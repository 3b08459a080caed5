const longestSide = 2400;
const quality = 0.85;
const smallEnough = 1_500_000;

/**
 * Reduces a photo to the size that the shop stores anyway, before it is uploaded. A file that this browser cannot
 * read is sent unchanged, and the server decides.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= smallEnough) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width * scale, picture.height * scale].map(Math.round);
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return small.size < file.size ? new File([small], file.name, { type: small.type }) : file;
  } catch {
    return file;
  }
}
