import sharp from 'sharp';
import { randomSource } from '#tests/process/random-source.ts';
import type { PhotoCase } from './photo-cases.ts';
import { lightAlong, type SceneModel, sceneOf } from './scene-light.ts';
import { trueCamera, trueMarks } from './true-camera.ts';

type Box = { left: number; top: number; right: number; bottom: number };
type RenderOptions = { riseIn?: number; onlyWheels?: boolean; samples?: number };

const jpegQuality = 88;
/** Around a rim, in its own half widths: its tire, and more than a rough mark is off. */
const roomAround = 2.1;

/**
 * A photo of a truck as a JPEG, from the same record and drawing as the site's, with perspective, shade, dirt, grain
 * and a lens that is not perfectly sharp.
 */
export async function renderPhoto(one: PhotoCase, options: RenderOptions = {}): Promise<Buffer> {
  const { width, height } = one.photo;
  const raw = renderPixels(one, options);
  const image = sharp(raw, { raw: { width, height, channels: 3 } });
  return image.blur(0.6).jpeg({ quality: jpegQuality }).toBuffer();
}

function renderPixels(one: PhotoCase, options: RenderOptions): Buffer {
  const { width, height } = one.photo;
  const pixels = Buffer.alloc(width * height * 3, 90);
  const scene = sceneOf(one, options.riseIn ?? 0);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  for (const box of options.onlyWheels ? wheelBoxes(one) : [whole])
    renderBox(pixels, scene, { box, samples: options.samples ?? 2 });
  return pixels;
}

function wheelBoxes(one: PhotoCase): Box[] {
  const { front, rear } = trueMarks(one);
  const { width, height } = one.photo;
  return [front, rear].map(({ x, y, halfWidth, halfHeight }) => ({
    left: Math.max(0, Math.floor(x - halfWidth * roomAround)),
    top: Math.max(0, Math.floor(y - halfHeight * roomAround)),
    right: Math.min(width, Math.ceil(x + halfWidth * roomAround)),
    bottom: Math.min(height, Math.ceil(y + halfHeight * roomAround)),
  }));
}

function renderBox(
  pixels: Buffer,
  scene: SceneModel,
  { box, samples }: { box: Box; samples: number },
): void {
  const { one, light } = scene;
  const random = randomSource(one.seed);
  const lightAt = lensOf(scene, samples);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const grain = (random() + random() + random() + random() - 2) * 1.73 * light.grain;
      lightAt(x, y).forEach((linear, channel) => {
        const value = 255 * Math.min(1, filmCurve(linear * light.exposure)) ** (1 / 2.2) + grain;
        pixels[(y * one.photo.width + x) * 3 + channel] = Math.min(255, Math.max(0, value));
      });
    }
  }
}

/** The light that falls on a pixel: the mean of several rays. */
function lensOf(scene: SceneModel, samples: number): (x: number, y: number) => number[] {
  const { rayAt, lens } = trueCamera(scene.one);
  const places = Array.from({ length: samples }, (_, index) => (index + 0.5) / samples);
  return (x, y) => {
    const sum = [0, 0, 0];
    for (const dy of places) {
      for (const dx of places) {
        const seen = lightAlong(scene, { from: lens, along: rayAt(x + dx, y + dy) });
        for (const channel of [0, 1, 2] as const)
          sum[channel] = (sum[channel] ?? 0) + seen[channel];
      }
    }
    return sum.map((light) => light / samples ** 2);
  };
}

/** Highlights roll off as a camera's do. */
function filmCurve(linear: number): number {
  return (linear * (1 + linear * 0.12)) / (1 + linear * 0.55);
}

/** A JPEG as one byte of grey a pixel. */
export async function greyOf(
  jpeg: Buffer,
): Promise<{ width: number; height: number; grey: Uint8Array }> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: new Uint8Array(data) };
}
