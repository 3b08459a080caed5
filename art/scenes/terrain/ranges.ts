import { hex, mix } from '../core/colour.ts';
import { createNoise, fractal, ridged } from '../core/noise.ts';
import { smooth } from '../core/numbers.ts';
import { fill, linearGradient } from '../core/svg.ts';
import type { Material } from '../light/materials.ts';
import type { Stage } from '../stage.ts';
import { footMist, mountainLight } from './massif.ts';
import { type Crest, reliefLayer, silhouetteOf } from './relief.ts';
import { facets } from './rock.ts';

/** A far range. `height` in pixels at unit 1. */
export interface Range {
  height: number;
  haze: number;
  /** Humps across the picture. */
  humps: number;
  seed: number;
  roughness?: number;
  /** Lower on the left (positive) or on the right. */
  tilt?: number;
  material?: Material;
  tone?: number;
  /** Set: cut like the hero mountain, this many spurs per pixel. */
  spurs?: number;
  mist?: number;
}

/** Ranges from far to near, each with mist at its foot. */
export function drawRanges(stage: Stage, ranges: readonly Range[]) {
  for (const range of ranges) {
    stage.add(range.spurs ? cutRange(stage, range, range.spurs) : paleRange(stage, range));
  }
}

function crestOf({ width, horizon, unit, seed }: Stage, range: Range): Crest {
  const [wide, teeth] = [createNoise(seed + range.seed), createNoise(seed + range.seed + 1)];
  const height = unit * range.height;
  return (x) => {
    const u = (x / width) * range.humps;
    const hump = fractal(wide, u, range.seed, 2) + (range.tilt ?? 0) * (x / width - 0.5);
    const jagged = (range.roughness ?? 0.16) * ridged(teeth, u * 5.5, 3, 4, 0.55) * 0.8;
    return horizon + 2 - height * (0.42 + 0.58 * smooth(-0.3, 0.55, hump) + jagged);
  };
}

function paleRange(stage: Stage, range: Range): string {
  const { light, horizon, unit, width } = stage;
  const name = `range${range.seed}`;
  const base = horizon + 2;
  const top = light.grade(range.material ?? 'rock', range.tone ?? 0.34, range.haze);
  stage.define(
    linearGradient(stage.id(name), {
      down: [base - range.height * unit * 1.1, base],
      stops: [
        [0, hex(top)],
        [1, hex(mix(top, light.haze, 0.62))],
      ],
    }),
  );
  const span = { x0: -10, x1: width + 10, base };
  return fill(silhouetteOf(crestOf(stage, range), span), stage.url(name));
}

function cutRange(stage: Stage, range: Range, spurs: number): string {
  const { light, horizon, unit, width, seed } = stage;
  const base = horizon + 2;
  const name = `range${range.seed}`;
  const rock = { seed: seed + range.seed + 4, frequency: spurs / unit, depth: 26 * unit, unit };
  const colours = [0.1, 0.34, 0.62, 0.95].map((tone) =>
    light.paint(range.material ?? 'rock', tone, range.haze),
  );
  const drawn = reliefLayer(stage, {
    name,
    x0: -10,
    x1: width + 10,
    base,
    crest: crestOf(stage, range),
    relief: facets(rock),
    light: mountainLight(stage),
    colours,
    cuts: [0.42, 0.68, 0.88],
    step: 7 * unit,
    tolerance: 1.1,
    minArea: 34,
    coarse: true,
    seed: seed + range.seed,
  });
  const mist = { base, height: range.height * unit * 0.62, opacity: range.mist ?? 0.6 };
  return drawn.svg + footMist(stage, `${name}Mist`, { ...mist, shape: drawn.silhouette });
}
