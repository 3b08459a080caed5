import { type Point, times } from '../core/numbers.ts';
import { polygon, trace } from '../core/path.ts';
import type { Material } from '../light/materials.ts';
import type { Stage } from '../stage.ts';
import { drawBoulder } from './boulder.ts';
import { drawTree, type TreeKind } from './desert-tree.ts';
import { drawPine } from './pine.ts';
import type { Foot, PlantContext } from './plant-context.ts';
import {
  batchSaguaro,
  drawSaguaro,
  growSaguaro,
  type SaguaroBatch,
  saguaroOutline,
} from './saguaro.ts';
import { drawBursage, drawCreosote, drawGrass } from './shrubs.ts';
import { drawAgave, drawOcotillo, drawPalm, drawPricklyPear } from './succulents.ts';

export type PlantKind =
  | TreeKind
  | 'saguaro'
  | 'creosote'
  | 'bursage'
  | 'grass'
  | 'ocotillo'
  | 'pricklyPear'
  | 'agave'
  | 'palm'
  | 'pine'
  | 'boulder';

/** Metres; what is left out is chosen by the seed. */
export interface PlantOptions {
  height?: number;
  width?: number;
  arms?: number;
  bare?: number;
  material?: Material;
  noShadow?: boolean;
}

export interface PlantAt extends Foot {
  kind: PlantKind;
  /** Metres from the truck's plane. */
  z: number;
  options: PlantOptions;
  batch?: SaguaroBatch;
}

/** A plant and its shadow on the ground, as path data. */
export interface DrawnPlant {
  svg: string;
  shadow: string;
}

export function drawPlant(stage: Stage, plant: PlantAt, context: PlantContext): DrawnPlant {
  const drawn = drawKind(stage, plant, context);
  const shaded = plant.z < 60 && context.light.name !== 'night' && !plant.options.noShadow;
  return { svg: drawn.svg, shadow: shaded ? drawn.shadow() : '' };
}

interface Drawn {
  svg: string;
  shadow: () => string;
}

function drawKind(stage: Stage, plant: PlantAt, context: PlantContext): Drawn {
  switch (plant.kind) {
    case 'saguaro':
      return saguaro(stage, plant, context);
    case 'paloverde':
    case 'ironwood':
    case 'juniper':
      return tree(stage, plant, plant.kind, context);
    case 'ocotillo':
      return ocotillo(stage, plant, context);
    case 'boulder':
      return boulder(stage, plant, context);
    case 'pine':
      return pine(stage, plant, context);
    default:
      return shrub(stage, plant, SHRUBS[plant.kind], context);
  }
}

interface Shrub {
  draw: (foot: Foot, height: number, context: PlantContext) => string;
  heights: readonly [number, number];
  /** Size of its shadow for its height. */
  shadow: readonly [width: number, height: number];
}

type ShrubKind = 'creosote' | 'bursage' | 'grass' | 'pricklyPear' | 'agave' | 'palm';

const SHRUBS: Record<ShrubKind, Shrub> = {
  creosote: { draw: drawCreosote, heights: [1, 1.8], shadow: [0.8, 0.8] },
  bursage: { draw: drawBursage, heights: [0.3, 0.6], shadow: [1.6, 0.9] },
  grass: { draw: drawGrass, heights: [0.3, 0.6], shadow: [0, 0] },
  pricklyPear: { draw: drawPricklyPear, heights: [0.7, 1.2], shadow: [1, 0.75] },
  agave: { draw: drawAgave, heights: [0.4, 0.8], shadow: [1, 0.65] },
  palm: { draw: drawPalm, heights: [12, 18], shadow: [0.03, 1] },
};

function shrub(stage: Stage, plant: PlantAt, kind: Shrub, context: PlantContext): Drawn {
  const height = plant.options.height ?? context.random.between(...kind.heights);
  const [width, length] = [kind.shadow[0] * height, kind.shadow[1] * height];
  const shadow = () => (width > 0 ? streak(stage, plant, width, length) : '');
  return { svg: kind.draw(plant, height, context), shadow };
}

function saguaro(stage: Stage, plant: PlantAt, context: PlantContext): Drawn {
  const { random } = context;
  const height = plant.options.height ?? random.between(3.2, 9.5);
  const usual = height < 3.8 ? 0 : random.pick([0, 1, 2, 2, 3, 4, 5]);
  const shape = growSaguaro(random, height, plant.options.arms ?? usual);
  const shadow = () => saguaroOutline(shape, shadowPoint(stage, plant));
  if (!plant.batch) return { svg: drawSaguaro(plant, shape, context), shadow };
  batchSaguaro(plant, shape, context.sunSide, plant.batch);
  return { svg: '', shadow };
}

function tree(stage: Stage, plant: PlantAt, kind: TreeKind, context: PlantContext): Drawn {
  const height = plant.options.height ?? context.random.between(3.6, 5.6);
  const width = plant.options.width ?? height * context.random.between(1.15, 1.5);
  const fall = shadowPoint(stage, plant);
  const shadow = () => {
    const crown = times(22, (i) => {
      const angle = (i / 22) * Math.PI * 2;
      const ragged = 1 + 0.22 * Math.sin(i * 2.7 + context.seed) + 0.1 * Math.sin(i * 5.1);
      const up = height * (0.62 + Math.sin(angle) * 0.3 * ragged);
      return fall(Math.cos(angle) * width * 0.46 * ragged, up);
    });
    return polygon(crown) + streak(stage, plant, 0.3, height * 0.5);
  };
  return { svg: drawTree(plant, { kind, height, width }, context), shadow };
}

function ocotillo(stage: Stage, plant: PlantAt, context: PlantContext): Drawn {
  const height = plant.options.height ?? context.random.between(3, 5);
  const fall = shadowPoint(stage, plant);
  const shadow = () =>
    [-2, -1, 0, 1, 2]
      .map((i) => {
        const [[x, y], [tipX, tipY]] = [fall(0, 0), fall(i * 0.5, height * 0.9)];
        const wide = plant.scale * 0.06;
        return trace`M${x - 2} ${y}L${tipX} ${tipY}h${wide}L${x + 2} ${y}z`;
      })
      .join('');
  return { svg: drawOcotillo(plant, height, context), shadow };
}

function boulder(stage: Stage, plant: PlantAt, context: PlantContext): Drawn {
  const width = plant.options.width ?? context.random.between(0.5, 1.8);
  const height = width * context.random.between(0.5, 0.75);
  const stone = { width, height, material: plant.options.material ?? 'rock' };
  const shadow = () => streak(stage, plant, width * 0.9, height * 0.8);
  return { svg: drawBoulder(plant, stone, context), shadow };
}

function pine(stage: Stage, plant: PlantAt, context: PlantContext): Drawn {
  const height = plant.options.height ?? context.random.between(14, 26);
  const svg = drawPine(plant, { height, bare: plant.options.bare ?? 0.3 }, context);
  return { svg, shadow: () => streak(stage, plant, 1.2, height) };
}

/** Where the shadow of a point at (metres aside, metres up) falls on the picture. */
function shadowPoint(stage: Stage, plant: PlantAt): (aside: number, up: number) => Point {
  const x = (plant.x - stage.width / 2) / plant.scale;
  const [dx, dz] = stage.shadow;
  return (aside, up) => {
    const [px, py] = stage.project(x + aside + dx * up, plant.z + dz * up);
    return [px, py];
  };
}

/** A strip of shadow for a standing thing: width at its foot and height in metres. */
function streak(stage: Stage, plant: PlantAt, width: number, height: number): string {
  const fall = shadowPoint(stage, plant);
  return polygon([
    fall(-width / 2, 0),
    fall(width / 2, 0),
    fall(width * 0.4, height),
    fall(-width * 0.4, height),
  ]);
}
