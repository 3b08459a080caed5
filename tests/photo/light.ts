import type { Light } from './photo-cases.ts';
import type { Vector } from './true-camera.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export type Lighting = {
  /** Toward the sun; behind the truck (z < 0) its near side is in its own shade. */
  sun: Vector;
  sunlight: Rgb;
  sky: Rgb;
  ground: Rgb;
  exposure: number;
  /** One standard deviation of a pixel, of 255. */
  grain: number;
};

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export const lightings: Record<Light, Lighting> = {
  noon: {
    sun: unit([-0.35, 0.85, 0.45]),
    sunlight: [1, 0.96, 0.88],
    sky: [0.3, 0.38, 0.5],
    ground: [0.2, 0.19, 0.17],
    exposure: 1,
    grain: 2,
  },
  evening: {
    sun: unit([-0.75, 0.17, 0.55]),
    sunlight: [0.85, 0.5, 0.24],
    sky: [0.13, 0.14, 0.2],
    ground: [0.07, 0.06, 0.05],
    exposure: 1.25,
    grain: 5,
  },
  overcast: {
    sun: unit([0.1, 1, 0.2]),
    sunlight: [0.08, 0.08, 0.08],
    sky: [0.62, 0.64, 0.68],
    ground: [0.22, 0.21, 0.2],
    exposure: 1.1,
    grain: 3,
  },
  shade: {
    sun: unit([0.3, 0.7, -0.6]),
    sunlight: [1, 0.96, 0.88],
    sky: [0.24, 0.29, 0.38],
    ground: [0.14, 0.13, 0.12],
    exposure: 1.15,
    grain: 4,
  },
};

type Surface = { albedo: Rgb; normal: Vector; gloss?: number; lit: boolean; open?: number };

/**
 * Light that a surface sends to a camera beside the truck. `open` is how much of the sky it sees, `gloss` how much it
 * mirrors sky, ground and sun.
 */
export function shade(light: Lighting, surface: Surface): Rgb {
  const { albedo, normal, gloss = 0, lit, open = 1 } = surface;
  const [nx, ny, nz] = normal;
  const [sx, sy, sz] = light.sun;
  const direct = lit ? Math.max(0, nx * sx + ny * sy + nz * sz) : 0;
  const up = 0.5 + 0.5 * ny;
  // The camera looks along -z: what is mirrored comes from here.
  const mirrored: Vector = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
  const skyward = Math.min(1, Math.max(0, 0.5 + 1.6 * mirrored[1]));
  const toSun = Math.max(0, mirrored[0] * sx + mirrored[1] * sy + mirrored[2] * sz);
  const spark = lit ? 6 * toSun ** 24 : 0;
  const channel = (at: 0 | 1 | 2) => {
    const around = (light.sky[at] * up + light.ground[at] * (1 - up)) * open;
    const reflected = (light.sky[at] * skyward + light.ground[at] * (1 - skyward)) * open;
    const diffuse = albedo[at] * (around + light.sunlight[at] * direct);
    return diffuse + gloss * (reflected + light.sunlight[at] * spark);
  };
  return [channel(0), channel(1), channel(2)];
}

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const times = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];
