import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { focalLength35mm, headBytes } from './focal-length.ts';

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } }).jpeg();

/** Without the rest of the pool that small buffers share. */
const alone = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

test('the focal length of a phone’s photo is read, among its place and time', async () => {
  const photo = await picture()
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD2: { FocalLengthIn35mmFilm: '26', DateTimeOriginal: '2026:05:01 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 26/1 0/1' },
    })
    .toBuffer();
  expect(focalLength35mm(alone(photo))).toBe(26);
});

test('a photo without it has none, and other files neither', async () => {
  expect(focalLength35mm(alone(await picture().toBuffer()))).toBeNull();
  expect(
    focalLength35mm(
      alone(
        await picture()
          .withExif({ IFD0: { Make: 'A' } })
          .toBuffer(),
      ),
    ),
  ).toBeNull();
  expect(focalLength35mm(alone(await picture().png().toBuffer()))).toBeNull();
  expect(focalLength35mm(new ArrayBuffer(0))).toBeNull();
});

test('no file breaks it: not one of noise, nor a photo with wrong or missing bytes', async () => {
  const photo = await picture()
    .withExif({ IFD2: { FocalLengthIn35mmFilm: '26' } })
    .toBuffer();
  const spoiled = fc
    .tuple(fc.nat(photo.length), fc.nat(photo.length - 1), fc.nat(255))
    .map(([length, at, byte]) => {
      const bytes = Uint8Array.from(photo.subarray(0, length));
      bytes[at] = byte;
      return bytes;
    });
  const noise = fc
    .uint8Array({ maxLength: 400 })
    .map((bytes) => Uint8Array.of(0xff, 0xd8, ...bytes));
  fc.assert(
    fc.property(fc.oneof(spoiled, noise), (bytes) => {
      const found = focalLength35mm(alone(bytes));
      expect(found === null || (found > 0 && found < 65_536)).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(photo.length).toBeLessThan(headBytes);
});
