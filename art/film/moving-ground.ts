import sharp from 'sharp';
import { createNoise, type Noise } from '../scenes/core/noise.ts';
import { smooth } from '../scenes/core/numbers.ts';
import type { Stage } from '../scenes/stage.ts';

/** Pixels along the road, from its start to where it repeats. */
const textureWidth = 3600;

/**
 * The ground of the whole road as a picture: one row for each row of the frame below the horizon, over the length of
 * the road, so that each row moves at the speed of its distance.
 */
export async function movingGround(stage: Stage, wayM: number): Promise<Buffer> {
  const { height, horizon, camera, scale } = stage;
  const rows = Math.ceil(height - horizon);
  const pixels = Buffer.alloc(textureWidth * rows * 3);
  const paint = groundPainter(stage, wayM);
  for (let row = 0; row < rows; row += 1) {
    const nearness = Math.max(0.004, (row + 0.5) / (camera.eye * scale));
    for (let column = 0; column < textureWidth; column += 1) {
      const colour = paint(column / textureWidth, nearness);
      colour.forEach((value, at) => {
        pixels[(row * textureWidth + column) * 3 + at] = Math.round(value);
      });
    }
  }
  return sharp(pixels, { raw: { width: textureWidth, height: rows, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

type Rgb = readonly number[];

/** The color at a fraction of the road, for ground this near (1 at the trucks). */
function groundPainter(stage: Stage, wayM: number) {
  const tones = tonesOf(stage);
  const broad = loopNoise(5, wayM / 4.2);
  const rough = loopNoise(12, wayM / 1.6);
  const fine = loopNoise(9, wayM / 0.55);
  return (share: number, near: number): Rgb => {
    const z = stage.distance / near - stage.distance;
    const deep = Math.log(near);
    // Far away the patches merge, or they would flicker as they pass.
    const shown = smooth(0.02, 0.2, near);
    const value =
      0.62 * broad(share, deep * 4.4) +
      0.26 * rough(share, deep * 11) * shown +
      0.12 * fine(share, deep * 30) * smooth(0.1, 0.5, near);
    const soil = soilAt(tones, { value, near, shown });
    const wobble = 0.2 * broad(share, 77) + 0.06 * fine(share, 33);
    return roadAt(soil, { z, wobble, grit: fine(share, 50), tones });
  };
}

type Tones = ReturnType<typeof tonesOf>;

function tonesOf({ light }: Stage) {
  return {
    base: rgb(light.paint('soil', 0.7)),
    far: rgb(light.paint('soil', 0.7, 0.6)),
    dark: rgb(light.paint('soil', 0.38)),
    darkest: rgb(light.paint('soil', 0.2)),
    bright: rgb(light.paint('soil', 0.95)),
    near: rgb(light.paint('soil', 0.34)),
    road: rgb(light.paint('sand', 0.76)),
    rut: rgb(light.paint('sand', 0.34)),
  };
}

type Soil = { value: number; near: number; shown: number };

function soilAt(tones: Tones, { value, near, shown }: Soil): Rgb {
  const depth = Math.min(1, near);
  const plain = blend(tones.far, tones.base, smooth(0.02, 0.5, near));
  const graded = blend(plain, tones.near, smooth(1, 1.7, near) * 0.9);
  const dark = blend(graded, tones.dark, 0.55 * step(0.14, value) * (0.3 + 0.7 * depth) * shown);
  const darker = blend(dark, tones.darkest, 0.5 * step(0.34, value) * (0.3 + 0.7 * depth) * shown);
  return blend(darker, tones.bright, 0.55 * step(0.24, -value) * (0.3 + 0.7 * depth) * shown);
}

type Road = { z: number; wobble: number; grit: number; tones: Tones };

function roadAt(soil: Rgb, { z, wobble, grit, tones }: Road): Rgb {
  const inside = smooth(3.16 + wobble, 3.04 + wobble, z) * smooth(-1.3 + wobble, -1.2 + wobble, z);
  const ruts = [1.62, -0.08].map((rut) => {
    const aside = Math.abs(z - rut - wobble * 0.3);
    return 0.5 * smooth(0.2, 0.15, aside) * (0.7 + 0.3 * grit);
  });
  const bank =
    smooth(-1.25 + wobble, -1.27 + wobble, z) * smooth(-1.42 + wobble, -1.38 + wobble, z);
  const road = blend(soil, tones.road, 0.8 * inside);
  const rutted = ruts.reduce((colour, share) => blend(colour, tones.rut, share), road);
  return blend(rutted, tones.darkest, 0.6 * bank);
}

/** 0 below a height, 1 above it, with an edge as soft as a brush's. */
function step(height: number, value: number): number {
  return smooth(height - 0.035, height + 0.035, value);
}

/** Noise along the road that ends as it starts: two pieces of it, blended. */
function loopNoise(seed: number, length: number): Noise {
  const noise = createNoise(seed);
  return (share, y = 0) => {
    const along = share * length;
    const even = Math.hypot(1 - share, share);
    return ((1 - share) * noise(along, y) + share * noise(along - length, y)) / even;
  };
}

function blend(from: Rgb, to: Rgb, share: number): Rgb {
  if (share <= 0) return from;
  return from.map((value, at) => value + ((to[at] ?? 0) - value) * share);
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
