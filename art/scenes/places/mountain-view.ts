import { smooth } from '../core/numbers.ts';
import { heightAlong } from '../core/path.ts';
import type { Material } from '../light/materials.ts';
import type { Stage } from '../stage.ts';
import { drawMassif } from '../terrain/massif.ts';
import { MOUNTAINS } from '../terrain/profiles.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { cliffs } from '../terrain/rock.ts';

export interface MountainView {
  material?: Material;
  haze?: number;
}

/** Pale ranges, the hero mountain the camera asks for, and the foothills before it. */
export function drawMountainView(stage: Stage, view: MountainView = {}) {
  const { camera, horizon, unit, width, seed } = stage;
  const tall = camera.mountainHeight;
  drawRanges(stage, [
    { height: 120 * tall, haze: 0.8, humps: 2.2, seed: 1 },
    { height: 92 * tall, haze: 0.7, humps: 2.8, seed: 2, tilt: 0.5 },
    { height: 74 * tall, haze: 0.6, humps: 3.1, seed: 3, tilt: -0.4 },
  ]);
  const height = Math.min(horizon * 0.66, 400 * unit) * tall;
  const left = (camera.mountainX ?? -0.02) * width;
  const line = heightAlong(MOUNTAINS[camera.mountain ?? 'superstition']);
  const rock = { seed: seed + 8, height, base: horizon, unit, frequency: 1 / (128 * unit) };
  drawMassif(stage, {
    name: 'massif',
    profile: camera.mountainFlip ? (share) => line(1 - share) : line,
    x0: left - width * 0.06,
    x1: left + width * 1.12,
    height,
    base: horizon + 3,
    material: view.material ?? 'volcanic',
    haze: view.haze ?? 0.4,
    seed: 5,
    relief: cliffs({ ...rock, depth: 40 * unit, talus: 0.4, benches: 2.6 }),
    bands: (_, y) => 0.12 * smooth(0.4, 0.5, (horizon - y) / height) - 0.02,
    cuts: [0.44, 0.66, 0.87],
  });
  const foothills = { height: 62 * tall, haze: 0.26, humps: 4.2, seed: 11, tilt: 0.9 };
  drawRanges(stage, [{ ...foothills, spurs: 0.013, mist: 0.5, material: 'soil', tone: 0.3 }]);
}
