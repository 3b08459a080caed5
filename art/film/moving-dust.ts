import sharp from 'sharp';
import { createNoise, fractal } from '../scenes/core/noise.ts';
import { smooth, times } from '../scenes/core/numbers.ts';
import { createRandom } from '../scenes/core/random.ts';
import type { Stage } from '../scenes/stage.ts';
import type { MovingTruck } from './moving-truck.ts';
import type { Shot } from './shot.ts';

/** One puff of a cloud: when it rises, its index, and how it differs from the others. */
export interface Puff {
  phase: number;
  picture: number;
  asideM: number;
  /** Share of the cloud's height that it reaches. */
  up: number;
  grow: number;
}

/** Where dust rises, how fast it falls behind, and how large it gets. Meters and seconds. */
export interface DustCloud {
  x: number;
  isBehind: boolean;
  /** How often a puff rises in one loop of the film; a whole number, so that it loops. */
  cycles: number;
  speed: number;
  lift: number;
  size: number;
  opacity: number;
  puffs: readonly Puff[];
}

const puffSize = 200;
export const puffPictures = 4;

/** The clouds of one truck: the tail behind it, and a little in front of each tire. */
export function dustOf(truck: MovingTruck, { dust }: Shot, stage: Stage): DustCloud[] {
  const { scale } = stage;
  const [front, rear] = truck.wheels;
  const tail = { cycles: 3, speed: 4.2, lift: 0.8, size: 0.58, opacity: 0.95 * dust };
  const atRear = { cycles: 6, speed: 2.7, lift: 0.12, size: 0.26, opacity: 0.42 * dust };
  const atFront = { cycles: 6, speed: 2.5, lift: 0.06, size: 0.16, opacity: 0.28 * dust };
  const aside = scale * 0.25;
  return [
    { x: truck.rearX - scale * 0.55, isBehind: true, ...tail, puffs: puffsOf(44, 991) },
    { x: (rear?.x ?? 0) + aside, isBehind: false, ...atRear, puffs: puffsOf(16, 77) },
    { x: (front?.x ?? 0) + aside, isBehind: false, ...atFront, puffs: puffsOf(9, 313) },
  ];
}

function puffsOf(count: number, seed: number): Puff[] {
  const random = createRandom(seed);
  return times(count, () => ({
    phase: random(),
    picture: random.whole(0, puffPictures - 1),
    asideM: random.between(-0.25, 0.25),
    up: random(),
    grow: random.between(0.7, 1.3),
  }));
}

/** Pictures of a puff: three flat veils with torn edges, lit from above. */
export function puffPngs({ light }: Stage): Promise<Buffer[]> {
  const tones = [0.72, 0.9, 1.04].map((tone) => light.paint('sand', tone));
  return Promise.all(times(puffPictures, (at) => puffPng(at, tones)));
}

function puffPng(at: number, tones: readonly string[]): Promise<Buffer> {
  const noise = createNoise(40 + at);
  const pixels = Buffer.alloc(puffSize * puffSize * 4);
  const [low, body, top] = tones.map((tone) => Number.parseInt(tone.slice(1), 16));
  for (let y = 0; y < puffSize; y += 1) {
    for (let x = 0; x < puffSize; x += 1) {
      const [across, down] = [(x - 100) / 100, (y - 100) / 84];
      const away = Math.hypot(across, down);
      const thick = 1 - away + 0.42 * fractal(noise, x / 52, y / 48, 4, 0.55);
      const veils =
        0.34 * smooth(0.16, 0.24, thick) +
        0.34 * smooth(0.36, 0.44, thick) +
        0.28 * smooth(0.58, 0.66, thick);
      const lit = smooth(0.2, -0.5, down + 0.5 * fractal(noise, x / 40 + 9, y / 40, 3));
      const shade = blendHex(low ?? 0, body ?? 0, smooth(0.2, 0.6, thick));
      pixels.writeUIntBE(blendHex(shade, top ?? 0, lit * 0.8), (y * puffSize + x) * 4, 3);
      pixels[(y * puffSize + x) * 4 + 3] = Math.round(255 * veils * smooth(1, 0.86, away));
    }
  }
  return sharp(pixels, { raw: { width: puffSize, height: puffSize, channels: 4 } })
    .png()
    .toBuffer();
}

function blendHex(from: number, to: number, share: number): number {
  return [16, 8, 0].reduce((colour, bits) => {
    const [a, b] = [(from >> bits) & 255, (to >> bits) & 255];
    return colour | (Math.round(a + (b - a) * share) << bits);
  }, 0);
}
