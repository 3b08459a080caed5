import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small photo; each width is a different one. */
export async function truckPhoto(name: string, width = 40): Promise<File> {
  const image = sharp({ create: { width, height: 30, channels: 3, background: '#a40' } });
  return new File([new Uint8Array(await image.jpeg().toBuffer())], name);
}

/** A few bytes that claim to be a picture of this size. */
export function pngOfPixels(width: number, height: number): Buffer {
  const facts = Buffer.alloc(13);
  facts.writeUInt32BE(width, 0);
  facts.writeUInt32BE(height, 4);
  facts.set([8, 2], 8);
  const chunks = [['IHDR', facts] as const, ['IDAT', deflateSync(Buffer.alloc(64))] as const];
  const parts = chunks.map(([name, content]) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}
