import sharp from 'sharp';
import { expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';
import type { ImageVariant } from './index.ts';
import { readImage } from './read-image.server.ts';
import { renderImage } from './render-image.server.ts';

/** Left half red, right half blue: shows where a crop was taken. */
function halves(width = 400, height = 200) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } });
}

const variant: ImageVariant = {
  width: 160,
  height: 160,
  smart: false,
  fit: 'cover',
  background: null,
  grayscale: false,
  focus: null,
  quality: 75,
  format: 'png',
};

async function meanOf(bytes: Buffer) {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('a picture is known by its content', async () => {
  const jpeg = await halves().jpeg().toBuffer();
  expect(await readImage(jpeg)).toEqual({ format: 'jpeg', widthPx: 400, heightPx: 200 });
  const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer();
  expect(await readImage(turned)).toMatchObject({ widthPx: 200, heightPx: 400 });
  const avif = await halves().avif().toBuffer();
  expect(await readImage(avif)).toMatchObject({ format: 'avif' });
});

test('what only claims to be a picture is refused', async () => {
  const jpeg = await halves().jpeg().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(readImage(svg)).rejects.toThrow('media.not-a-picture');
  await expect(readImage(new Uint8Array())).rejects.toThrow('media.not-a-picture');
  await expect(readImage(jpeg.subarray(0, jpeg.length / 2))).rejects.toThrow(
    'media.picture-damaged',
  );
});

test('a small file that unfolds to more pixels than allowed is refused', async () => {
  const bomb = await sharp({
    create: { width: 7000, height: 6000, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  await expect(readImage(bomb)).rejects.toThrow('media.too-many-pixels 40');
});

test('variants carry no metadata and are never larger than the original', async () => {
  const jpeg = await halves().jpeg().toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const wide = await renderImage(jpeg, { ...variant, width: 1920, height: 0, format: 'webp' });
  const facts = await sharp(wide).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 400, height: 200 });
  expect(facts.exif).toBeUndefined();
});

test('a crop keeps the focal point', async () => {
  const jpeg = await halves().jpeg({ quality: 100 }).toBuffer();
  const [left, right] = await Promise.all(
    [0.25, 1].map((x) => renderImage(jpeg, { ...variant, focus: { x, y: 0.5 } })),
  );
  expect(await meanOf(left ?? Buffer.alloc(0))).toEqual([254, 0, 0]);
  expect(await meanOf(right ?? Buffer.alloc(0))).toEqual([0, 0, 254]);
});

test('file names become safe in URLs and on disks', () => {
  expect(safeFileName('Mi Troca Año (2).JPEG', 'jpeg')).toBe('mi-troca-ano-2.jpg');
  expect(safeFileName('../../etc/passwd', 'png')).toBe('etc-passwd.png');
  expect(safeFileName('...', 'webp')).toBe('picture.webp');
});
