import { clamp, type Point } from '../core/numbers.ts';
import { polygon, trace } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { fill, stroke } from '../core/svg.ts';
import { type Ball, drawFoliage } from './foliage.ts';
import type { Foot, PlantContext } from './plant-context.ts';

/** Ponderosa pine: a bare lower trunk (share `bare`) and layered tufts. Height in metres. */
export function drawPine(
  foot: Foot,
  pine: { height: number; bare: number },
  context: PlantContext,
) {
  const random = createRandom(context.seed * 31 + 5);
  const tall = pine.height * foot.scale;
  const lean = random.between(-0.015, 0.015) * tall;
  const { balls, branches } = growTufts(foot, { ...pine, tall, lean }, random);
  const { light, haze } = context;
  return [
    trunk(foot, tall, lean, context),
    stroke(branches, light.paint('pineBark', 0.1, haze), Math.max(0.7, tall * 0.0032)),
    shadeTufts(balls, tall, context),
    litTufts(balls, tall, context),
  ].join('');
}

interface Growth {
  tall: number;
  lean: number;
  bare: number;
}

function growTufts({ x, y }: Foot, { tall, lean, bare }: Growth, random: Random) {
  const levels = Math.round(27 + random() * 6);
  const balls: Ball[] = [];
  let branches = '';
  for (let i = 0; i < levels; i++) {
    const t = bare + (1 - bare) * (i / (levels - 1)) ** 0.92;
    const up = (t - bare) / (1 - bare);
    const reach = tall * 0.17 * (1 - up) ** 0.75 * random.between(0.7, 1.15) + tall * 0.012;
    const [trunkX, levelY] = [x + lean * t, y - t * tall * 0.985];
    for (const side of i % 2 ? [1, -1] : [-1, 1]) {
      const length = reach * random.between(0.55, 1.05);
      const tufts = clamp(Math.ceil(length / (tall * 0.03)), 1, 3);
      for (let q = 0; q < tufts; q++) {
        const f = (q + 0.7) / tufts;
        const droop = length * (0.2 * f - 0.16 * f * f) + random.between(-1, 1) * tall * 0.006;
        const size = tall * 0.0225 * random.between(0.75, 1.35) * (1.15 - up * 0.5);
        balls.push([trunkX + side * length * f, levelY + droop, size]);
      }
      const end = trace`L${trunkX + side * length} ${levelY + length * 0.05}`;
      branches += trace`M${trunkX} ${levelY + tall * 0.012}${end}`;
    }
  }
  return { balls, branches };
}

function trunk({ x, y }: Foot, tall: number, lean: number, context: PlantContext): string {
  const { light, haze, sunSide } = context;
  const half = 0.017 * tall;
  const top = y - tall * 0.96;
  const column = (from: number, to: number) => {
    const outline: Point[] = [
      [x + half * from, y],
      [x + half * from * 0.25 + lean, top],
      [x + half * to * 0.25 + lean, top],
      [x + half * to, y],
    ];
    return polygon(outline);
  };
  const shade = light.paint('pineBark', 0.12 + light.front * 0.25, haze);
  const litEdge = column(sunSide * 0.35, sunSide);
  return fill(column(-1, 1), shade) + fill(litEdge, light.paint('pineBark', 0.95, haze));
}

function shadeTufts(balls: readonly Ball[], tall: number, context: PlantContext): string {
  const below = balls.map(([x, y, r]): Ball => [x, y + r * 0.3, r * 1.1]);
  const foliage = {
    material: 'pine',
    tones: [0, 0.14],
    cuts: [0.7],
    roughness: 0.95,
    frequency: (tall > 800 ? 72 : 48) / tall,
    step: clamp(tall / 200, 2.6, 6.5) * 1.3,
    level: 0.42,
    seed: context.seed + 2,
    squash: 0.7,
    minArea: 60,
    tolerance: 1.3,
  } as const;
  return drawFoliage(below, foliage, context);
}

function litTufts(balls: readonly Ball[], tall: number, context: PlantContext): string {
  const near = tall > 600;
  const foliage = {
    material: 'pine',
    tones: [0.1, 0.4, 0.72, 1],
    cuts: [0.45, 0.72, 0.9],
    roughness: 1.35,
    frequency: (tall > 800 ? 92 : 66) / tall,
    step: clamp(tall / 200, 2.6, 6.5),
    level: 0.66,
    seed: context.seed + 6,
    squash: 0.6,
    minArea: near ? 34 : 18,
    tolerance: near ? 1.15 : 0.9,
  } as const;
  return drawFoliage(balls, foliage, context);
}
