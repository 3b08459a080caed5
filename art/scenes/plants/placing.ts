import { hex } from '../core/colour.ts';
import { clamp, lerp } from '../core/numbers.ts';
import { createRandom, type Random } from '../core/random.ts';
import { fill } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { PlantContext } from './plant-context.ts';
import { drawPlant, type PlantAt, type PlantKind, type PlantOptions } from './plants.ts';
import type { SaguaroBatch } from './saguaro.ts';

/** One plant set by hand: where on the width (0…1), how many metres behind the truck. */
export type Planting = readonly [
  kind: PlantKind,
  x: number,
  z: number,
  options?: PlantOptions & { seed?: number; haze?: number },
];

export function plantAll(stage: Stage, plantings: readonly Planting[]) {
  let [shadows, plants] = ['', ''];
  const farFirst = plantings.filter((one) => !hidesTruck(stage, one)).sort((a, b) => b[2] - a[2]);
  farFirst.forEach(([kind, share, z, options = {}], i) => {
    const [, y, scale] = stage.project(0, z);
    const seed = stage.seed * 53 + i * 7 + (options.seed ?? 0);
    const context = contextFor(stage, options.haze ?? hazeAt(z), seed, createRandom(seed));
    const at = { kind, x: share * stage.width, y, scale, z, options };
    const drawn = drawPlant(stage, at, context);
    plants += drawn.svg;
    shadows += drawn.shadow;
  });
  addShadows(stage, shadows, 0.85);
  stage.add(plants);
}

// How far an arm of a saguaro or a bush reaches.
const REACH_M = 0.9;

function hidesTruck({ camera, vehicle, scale, width }: Stage, [, x, z]: Planting): boolean {
  if (!camera.portrait || !vehicle || z >= 0) return false;
  const half = (vehicle.x1 - vehicle.x0) / 2000 + REACH_M;
  return Math.abs(x - camera.x) < (half * scale) / width;
}

export interface Scatter {
  count: number;
  /** Metres behind the truck, nearest and farthest. */
  from: number;
  to: number;
  kinds: readonly (readonly [weight: number, kind: PlantKind, options?: PlantOptions])[];
  seed: number;
  /** Shares of the width that stay free of plants nearer than `nearerThan` metres. */
  keepFree?: { from: number; to: number; nearerThan: number };
}

/** Plants over a depth range, far to near, in the air of their depth. */
export function scatter(stage: Stage, plan: Scatter) {
  const { light } = stage;
  let [shadows, plants] = ['', ''];
  let [level, batch]: [number, SaguaroBatch] = [-1, { base: '', rim: '' }];
  function flush() {
    plants += fill(batch.base, light.paint('saguaro', 0.06 + light.front * 0.3, level));
    plants += fill(batch.rim, light.paint('saguaro', 0.9, level));
    batch = { base: '', rim: '' };
  }
  sow(stage, plan).forEach((plant, i) => {
    const haze = Math.round(hazeAt(plant.z) * 10) / 10;
    if (haze !== level) flush();
    level = haze;
    const seed = stage.seed * 97 + plan.seed * 13 + i;
    const context = contextFor(stage, haze, seed, createRandom(seed + 3));
    const at = plant.scale < 40 ? { ...plant, batch } : plant;
    const drawn = drawPlant(stage, at, context);
    plants += drawn.svg;
    shadows += drawn.shadow;
  });
  flush();
  addShadows(stage, shadows, 0.8);
  stage.add(plants);
}

function sow(stage: Stage, plan: Scatter): PlantAt[] {
  const random = createRandom(stage.seed * 7 + plan.seed + 3);
  const plants: PlantAt[] = [];
  for (let i = 0; i < plan.count; i++) {
    const z = offRoad(lerp(plan.from, plan.to, random() ** 1.6), random);
    const [, y, scale] = stage.project(0, z);
    const share = lerp(-0.05, 1.05, random());
    const [, kind, options = {}] = pickKind(plan.kinds, random);
    if (isKeptFree(plan, share, z)) continue;
    plants.push({ kind, x: share * stage.width, y, scale, z, options });
  }
  return plants.sort((a, b) => b.z - a.z);
}

/** Nothing grows on the road. */
function offRoad(z: number, random: Random): number {
  if (z <= -2.4 || z >= 4.6) return z;
  return random() < 0.5 ? 4.6 + random() * 4 : -2.4 - random() * 0.8;
}

function isKeptFree({ keepFree }: Scatter, share: number, z: number): boolean {
  if (!keepFree) return false;
  return share > keepFree.from && share < keepFree.to && z < keepFree.nearerThan;
}

function pickKind(kinds: Scatter['kinds'], random: Random): Scatter['kinds'][number] {
  const total = kinds.reduce((all, [weight]) => all + weight, 0);
  let rest = random() * total;
  const [first] = kinds;
  const picked = kinds.find(([weight]) => {
    rest -= weight;
    return rest <= 0;
  });
  const kind = picked ?? first;
  if (!kind) throw new RangeError('Scatter needs at least one kind of plant');
  return kind;
}

function contextFor(stage: Stage, haze: number, seed: number, random: Random): PlantContext {
  const { light, sunSide, id } = stage;
  return { light, sunSide, id, haze, seed, random };
}

/** Air in front of something z metres behind the truck. */
export function hazeAt(z: number): number {
  return clamp(1 - Math.exp(-Math.max(0, z) / 210)) * 0.78;
}

function addShadows({ light, add }: Stage, data: string, share: number) {
  add(fill(data, hex(light.shadow), { opacity: light.shadowOpacity * share }));
}
