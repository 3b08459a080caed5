import { hex } from '../core/colour.ts';
import { createNoise, ridged } from '../core/noise.ts';
import { clamp, smooth } from '../core/numbers.ts';
import { fill, linearGradient } from '../core/svg.ts';
import type { Material } from '../light/materials.ts';
import type { Stage } from '../stage.ts';
import { type Bands, type Crest, type Relief, reliefLayer } from './relief.ts';

export interface Massif {
  name: string;
  /** Height (0…1) at a share of the width. */
  profile: (share: number) => number;
  x0: number;
  x1: number;
  height: number;
  base: number;
  material: Material;
  haze: number;
  seed: number;
  relief: Relief;
  bands?: Bands;
  cuts: readonly [number, number, number];
  roughness?: number;
  mistOpacity?: number;
}

/** The hero mountain. Returns its crest, so that plants can keep below it. */
export function drawMassif(stage: Stage, massif: Massif): Crest {
  const { light, seed, unit } = stage;
  const { base, height, haze, name } = massif;
  const crest = crestOf(massif, seed + massif.seed);
  const colours = [0.03, 0.3, 0.64, 1].map((tone, i) =>
    light.paint(massif.material, tone, haze * (i === 0 ? 0.95 : 1)),
  );
  const drawn = reliefLayer(stage, {
    ...massif,
    crest,
    colours,
    light: mountainLight(stage),
    step: 5 * unit,
    tolerance: 1.15,
    minArea: 95 * unit * unit,
    coarse: true,
    edge: 0.04,
    seed: seed + massif.seed,
  });
  const mist = { base, height: height * 0.5, opacity: massif.mistOpacity ?? 0.7 };
  stage.add(drawn.svg + footMist(stage, `${name}Mist`, { ...mist, shape: drawn.silhouette }));
  return crest;
}

function crestOf(massif: Massif, seed: number): Crest {
  const { x0, x1, base, height, profile, roughness = 0.05 } = massif;
  const [teeth, fine] = [createNoise(seed), createNoise(seed + 1)];
  return (x) => {
    const share = (x - x0) / (x1 - x0);
    const ends = smooth(0, 0.08, share) * smooth(1, 0.92, share);
    const jagged = (ridged(teeth, share * 26, 1, 3) - 0.62) * 1.1 + 0.55 * fine(share * 90, 4);
    const sunk = share < 0 || share > 1 ? 40 : 0;
    return base - height * (profile(clamp(share)) + roughness * ends * jagged) + sunk;
  };
}

/** Sun on rock: more from the side at low light, more from the front at noon. */
export function mountainLight({ sunSide, light }: Stage) {
  return [sunSide * (0.78 - 0.25 * light.front), 0.42, 0.12 + 0.55 * light.front] as const;
}

interface Mist {
  shape: string;
  base: number;
  height: number;
  opacity: number;
}

/** Haze that settles at the foot of a shape. */
export function footMist(stage: Stage, name: string, { shape, base, height, opacity }: Mist) {
  const haze = hex(stage.light.haze);
  stage.define(
    linearGradient(stage.id(name), {
      down: [base - height, base],
      stops: [
        [0, haze, 0],
        [1, haze, opacity],
      ],
    }),
  );
  return fill(shape, stage.url(name));
}
