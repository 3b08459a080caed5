import { times } from '../scenes/core/numbers.ts';
import { createRandom } from '../scenes/core/random.ts';
import { group } from '../scenes/core/svg.ts';
import { type Planting, plantAll } from '../scenes/plants/placing.ts';
import type { PlantKind, PlantOptions } from '../scenes/plants/plants.ts';
import type { Stage } from '../scenes/stage.ts';
import { layerSvg } from './film-stage.ts';

/** A row of plants at one depth, as long as the film's road. */
export interface PlantStrip {
  svg: string;
  /** The length in pixels after which it repeats, which is how far it moves in one loop. */
  periodPx: number;
  /** In front of the trucks. */
  isNear: boolean;
}

type Plants = readonly (readonly [kind: PlantKind, count: number, options?: PlantOptions])[];

/** Meters behind the trucks, and what grows there. Nothing grows on the road between 3 and -1.4. */
const rows: readonly (readonly [z: number, plants: Plants])[] = [
  [
    230,
    [
      ['bursage', 22],
      ['creosote', 6],
      ['saguaro', 3, { noShadow: true }],
    ],
  ],
  [
    130,
    [
      ['bursage', 18],
      ['creosote', 5],
      ['saguaro', 2, { noShadow: true }],
    ],
  ],
  [
    72,
    [
      ['saguaro', 2, { height: 6, arms: 2, noShadow: true }],
      ['bursage', 10],
      ['creosote', 4],
    ],
  ],
  [
    38,
    [
      ['saguaro', 2],
      ['creosote', 4],
      ['paloverde', 1],
      ['bursage', 6],
    ],
  ],
  [
    19,
    [
      ['saguaro', 1, { height: 6.4, arms: 3 }],
      ['creosote', 3],
      ['bursage', 5],
      ['ocotillo', 1],
    ],
  ],
  [
    9.5,
    [
      ['creosote', 2],
      ['bursage', 5],
      ['grass', 6],
    ],
  ],
  [
    5.2,
    [
      ['grass', 9],
      ['bursage', 3, { height: 0.35 }],
    ],
  ],
  [
    -2.6,
    [
      ['grass', 8],
      ['bursage', 4, { height: 0.4 }],
    ],
  ],
  [
    -5.2,
    [
      ['bursage', 3],
      ['grass', 6],
      ['boulder', 1, { width: 0.8 }],
    ],
  ],
];

export function plantStrips(stage: Stage, wayM: number): PlantStrip[] {
  return rows.map(([z, plants], row) => {
    const [, , scale] = stage.project(0, z);
    const periodPx = wayM * scale;
    const all = plants.flatMap(([kind, count, options]) => times(count, () => ({ kind, options })));
    const random = createRandom(stage.seed * 31 + row);
    const drawn = all.map(({ kind, options }, at) => {
      // Golden ratio steps: no two plants of a row overlap, and no rhythm is visible.
      const x = periodPx * ((at * 0.618 + random.between(-0.06, 0.06) + 1) % 1);
      return threeTimes(onePlant(stage, [kind, 0.5, z, { ...options, seed: row * 100 + at }]), {
        from: x - stage.width / 2,
        periodPx,
      });
    });
    const svg = layerSvg(stage, drawn.join(''), Math.ceil(periodPx));
    return { svg, periodPx, isNear: z < 0 };
  });
}

function onePlant(stage: Stage, planting: Planting): string {
  return stage.collect(() => plantAll(stage, [planting]));
}

/** Also across both ends of the strip, so that the next one continues where it stops. */
function threeTimes(plant: string, { from, periodPx }: { from: number; periodPx: number }): string {
  return [from - periodPx, from, from + periodPx]
    .map((x) => group({ transform: `translate(${x.toFixed(1)} 0)` }, plant))
    .join('');
}
