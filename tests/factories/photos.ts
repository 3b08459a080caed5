import sharp from 'sharp';

/** A small photo; each width is another one. */
export async function truckPhoto(name: string, width = 40): Promise<File> {
  const image = sharp({ create: { width, height: 30, channels: 3, background: '#a40' } });
  return new File([new Uint8Array(await image.jpeg().toBuffer())], name);
}
