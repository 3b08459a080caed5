import { hex, mix } from '../core/colour.ts';
import { contour } from '../core/contour.ts';
import { type Field, mapField, sampleField, valueBelow } from '../core/field.ts';
import { createNoise, fractal } from '../core/noise.ts';
import { clamp, lerp, smooth, times } from '../core/numbers.ts';
import { createRandom } from '../core/random.ts';
import { fill, fillHoled, group } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

export interface Plume {
  x: number;
  y: number;
  /** Metres. */
  length: number;
  height: number;
  /** 1 to the right, -1 to the left. */
  direction: 1 | -1;
  seed: number;
  power: number;
}

interface Puff {
  x: number;
  y: number;
  r: number;
  weight: number;
}

const VEILS = [
  [0.16, 0.2, 0.8],
  [0.34, 0.24, 0.88],
  [0.54, 0.28, 0.95],
  [0.78, 0.32, 1.02],
] as const;

/** Dust: density from puffs, cut into veils, its edge broken by the stipple. */
export function dustPlume(stage: Stage, plume: Plume): string {
  const { light, scale } = stage;
  const { power } = plume;
  const field = densityField(stage, plume);
  const againstSun = light.front < 0.35;
  const dim = light.name === 'night' ? 0.5 : 1;
  const cut = (from: Field, level: number, least: number) =>
    contour(from, level, { tolerance: 0.9, minArea: scale * least });
  const veils = VEILS.map(([level, opacity, tone]) =>
    fillHoled(
      cut(field, level, 0.5),
      light.paint('sand', againstSun ? tone * 1.04 : tone),
      opacity * power * dim,
    ),
  );
  const tops = fill(cut(litTops(field), 0.13, 0.4), hex(mix(light.sunTint, light.sun, 0.5)), {
    opacity: 0.34 * power,
  });
  const spray = fill(cut(field, 0.07, 0.5), light.paint('sand', 0.9), {
    'fill-opacity': 0.34,
    filter: stage.url('stippleSoft'),
    opacity: power / 2,
    'fill-rule': 'evenodd',
  });
  return spray + group({ opacity: againstSun ? 0.95 : 0.8 }, ...veils, tops);
}

function puffsOf({ scale }: Stage, plume: Plume): Puff[] {
  const random = createRandom(plume.seed + 7);
  return times(26, (i) => {
    const t = (i / 25) ** 1.15;
    const r = scale * lerp(0.22, plume.height * 0.52, t ** 0.8) * random.between(0.75, 1.2);
    const along = plume.direction * scale * plume.length * t;
    const x = plume.x + along + random.spread() * scale * 0.25;
    const y = plume.y - r * lerp(0.35, 0.8, t) - random() * scale * plume.height * 0.3 * t;
    return { x, y, r, weight: lerp(1, 0.42, t) };
  });
}

function densityField(stage: Stage, plume: Plume): Field {
  const { scale, width } = stage;
  const noise = createNoise(plume.seed + 2);
  const puffs = puffsOf(stage, plume);
  const end = plume.x + plume.direction * scale * (plume.length + plume.height);
  const area = {
    x0: Math.max(-20, Math.min(plume.x, end) - scale * 1.1),
    x1: Math.min(width + 20, Math.max(plume.x, end) + scale * 1.1),
    y0: plume.y - scale * plume.height * 1.7,
    y1: plume.y + scale * 0.1,
    step: clamp(scale * 0.045, 3, 9),
  };
  return sampleField(area, (x, y) => {
    const density = densityAt(puffs, x, y);
    const ground = 1 - smooth(plume.y - scale * 0.02, plume.y + scale * 0.09, y);
    const billow = fractal(noise, x / (scale * 0.85), y / (scale * 0.6), 4, 0.55);
    return (density * 0.62 + 0.5 * billow * Math.min(1, density * 2.2)) * ground;
  });
}

function densityAt(puffs: readonly Puff[], x: number, y: number): number {
  let density = 0;
  for (const puff of puffs) {
    const [dx, dy] = [(x - puff.x) / puff.r, (y - puff.y) / (puff.r * 0.8)];
    const away = dx * dx + dy * dy;
    if (away < 5) density += puff.weight * Math.exp(-away * 1.2);
  }
  return density;
}

function litTops(field: Field): Field {
  return mapField(field, (value, i) => {
    const above = valueBelow(field, i, -3, value);
    return value - above - Math.abs(value - 0.5) * 0.4;
  });
}
