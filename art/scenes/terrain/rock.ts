import { createNoise, ridged } from '../core/noise.ts';
import { clamp, smooth } from '../core/numbers.ts';
import type { Relief } from './relief.ts';

export interface Facets {
  seed: number;
  /** Spurs per pixel. */
  frequency: number;
  /** Depth of a spur in pixels. */
  depth: number;
  unit: number;
  /** How fast the slope comes towards the viewer as it falls. */
  fall?: number;
}

/** Planed spurs: broad facets, smaller ones on their flanks; they fan outwards as they fall. */
export function facets({ seed, frequency, depth, unit, fall = 0.62 }: Facets): Relief {
  const [wide, near, fine] = [createNoise(seed), createNoise(seed + 3), createNoise(seed + 7)];
  return (x, y, crest) => {
    const drop = Math.max(0, y - crest);
    const sway = wide((x * 0.0042) / unit, 2) * 70 * unit;
    const warped = x + sway + near((x * 0.0085) / unit, (y * 0.0095) / unit) * 34 * unit;
    const fan = frequency / (1 + (drop * 0.0011) / unit);
    const flank = near((x * 0.012) / unit, (y * 0.01) / unit) * 0.8 + 9;
    const big =
      fold(warped * fan + 40) * depth * (0.35 + 0.65 * smooth(-8 * unit, 60 * unit, drop));
    const small = fold(warped * fan * 2.37 + flank) * depth * 0.36;
    const grain = ridged(fine, x * frequency * 4.2, y * frequency * 2.1, 3) * depth * 0.1;
    return big + small + grain + drop * fall;
  };
}

/** 1 at whole numbers (the crest of a spur), 0 half way. */
function fold(value: number): number {
  const rest = value - Math.floor(value);
  return rest < 0.5 ? 1 - rest * 2 : rest * 2 - 1;
}

export interface Cliffs extends Facets {
  height: number;
  base: number;
  /** Share of the height that is scree. */
  talus?: number;
  benches?: number;
  /** Depth of a bench, share of the height. */
  setback?: number;
}

/** A cliff-and-bench massif with planed spurs under it. */
export function cliffs(options: Cliffs): Relief {
  const { seed, height, base, unit, talus = 0.4, benches = 3, setback = 0.12 } = options;
  const spurs = facets({ ...options, fall: 0 });
  const [wander, flutes] = [createNoise(seed + 31), createNoise(seed + 37)];
  const foot = -talus * height * 1.25;
  function standOff(level: number) {
    if (level < talus) return -level * height * 1.25;
    const bench = ((level - talus) / (1 - talus)) * benches;
    const whole = Math.floor(bench);
    return foot - (whole + smooth(0.08, 0.3, bench - whole)) * height * setback * 1.2;
  }
  return (x, y, crest) => {
    const drift = wander((x * 0.0035) / unit, 1) * 0.045 + wander((x * 0.016) / unit, 5) * 0.014;
    const level = clamp((base - y) / height + drift, 0, 1.2);
    const sway = wander((x * 0.01) / unit, (y * 0.008) / unit) * 0.9;
    const flute = ridged(flutes, (x * 0.03) / unit + sway, (y * 0.0055) / unit, 2);
    const steep = level >= talus;
    const fluted = flute * (steep ? 11 : 3) * unit;
    return standOff(level) + spurs(x, y, crest) * (steep ? 0.8 : 1) + fluted;
  };
}
