import { clamp, type Point, times } from '../core/numbers.ts';
import { dots, polyline } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { roundStroke, stroke } from '../core/svg.ts';
import { type Ball, drawFoliage } from './foliage.ts';
import type { Foot, PlantContext } from './plant-context.ts';

export type TreeKind = 'paloverde' | 'ironwood' | 'juniper';

export interface Tree {
  kind: TreeKind;
  /** Metres. */
  height: number;
  width: number;
}

interface Branch {
  line: Point[];
  width: number;
}

interface Skeleton {
  branches: Branch[];
  tips: { x: number; y: number; twig: boolean }[];
}

const STEMS: Record<TreeKind, number> = { paloverde: 3, ironwood: 2, juniper: 1 };
const BALL: Record<TreeKind, number> = { paloverde: 0.066, ironwood: 0.088, juniper: 0.12 };

/** A branching tree with its crown; ironwood, palo verde or juniper. */
export function drawTree(foot: Foot, tree: Tree, context: PlantContext): string {
  const random = createRandom(context.seed * 13 + 7);
  const { branches, tips } = placed(growSkeleton(random, tree), foot, tree);
  const tall = foot.scale * tree.height;
  const ball = tall * BALL[tree.kind];
  const balls = tips
    .filter(({ twig }) => twig)
    .map(({ x, y }): Ball => [x, y - foot.scale * 0.05, ball * random.between(0.75, 1.3)]);
  const every = Math.max(1, Math.round(balls.length / (tall > 150 ? 54 : 26)));
  const crown = balls.filter((_, i) => i % every === 0);
  return [
    shadeCrown(crown, tree.kind, tall, context),
    trunkAndBranches(branches, foot, tree, context),
    litCrown(crown, tree.kind, tall, context),
    tall > 170 ? leaves(balls, tree.kind, tall, { random, context }) : '',
  ].join('');
}

function growSkeleton(random: Random, { kind, height }: Tree): Skeleton {
  const skeleton: Skeleton = { branches: [], tips: [] };
  const stems = STEMS[kind];
  for (let i = 0; i < stems; i++) {
    const offset = i - (stems - 1) / 2;
    const angle = Math.PI / 2 + offset * 0.55 + random.between(-0.15, 0.15);
    const width = kind === 'ironwood' ? 0.34 : 0.2;
    grow(random, skeleton, {
      x: offset * 0.22,
      y: 0,
      angle,
      length: height * 0.3,
      width,
      depth: 4,
    });
  }
  return skeleton;
}

interface Shoot {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  depth: number;
}

function grow(random: Random, skeleton: Skeleton, shoot: Shoot) {
  let { x, y, angle } = shoot;
  const line: Point[] = [[x, y]];
  for (let i = 0; i < 3; i++) {
    angle += random.between(-0.2, 0.2);
    x += (Math.cos(angle) * shoot.length) / 3;
    y += (Math.sin(angle) * shoot.length) / 3;
    line.push([x, y]);
  }
  skeleton.branches.push({ line, width: shoot.width });
  if (shoot.depth <= 2) skeleton.tips.push({ x, y, twig: shoot.depth <= 1 });
  if (shoot.depth === 0) return;
  const forks = shoot.depth > 2 ? 2 : random.whole(2, 3);
  for (let i = 0; i < forks; i++) {
    const spread = (i - (forks - 1) / 2) * random.between(0.55, 0.95) + random.between(-0.18, 0.18);
    const length = shoot.length * random.between(0.62, 0.82);
    const next = { width: shoot.width * 0.62, depth: shoot.depth - 1 };
    grow(random, skeleton, { x, y, angle: angle + spread, length, ...next });
  }
}

/** Stretches the skeleton to the asked crown and puts it on the picture. */
function placed({ branches, tips }: Skeleton, foot: Foot, tree: Tree): Skeleton {
  const reach = Math.max(...tips.map(({ x }) => Math.abs(x)));
  const top = Math.max(...tips.map(({ y }) => y));
  const [kx, ky] = [(tree.width * 0.44) / reach, (tree.height * 0.86) / top];
  const on = (x: number, y: number): Point => [
    foot.x + x * kx * foot.scale,
    foot.y - y * ky * foot.scale,
  ];
  return {
    branches: branches.map(({ line, width }) => ({ line: line.map(([x, y]) => on(x, y)), width })),
    tips: tips.map(({ x, y, twig }) => ({ x: on(x, y)[0], y: on(x, y)[1], twig })),
  };
}

const BARK_WIDTHS = [0.26, 0.11, 0.045];

function trunkAndBranches(branches: Branch[], foot: Foot, tree: Tree, context: PlantContext) {
  const { light, haze, sunSide } = context;
  const bark = tree.kind === 'paloverde' ? 'paloverdeBark' : 'bark';
  const thick = tree.kind === 'ironwood' ? 1.25 : 0.85;
  const size = (width: number) => (width > 0.13 ? 0 : width > 0.06 ? 1 : 2);
  return BARK_WIDTHS.map((metres, i) => {
    const data = branches
      .filter(({ width }) => size(width) === i)
      .map(({ line }) => polyline(line))
      .join('');
    const width = metres * foot.scale * thick * Math.min(1, tree.height / 5);
    const joined = { 'stroke-linejoin': 'round' };
    const dark = roundStroke(data, light.paint(bark, 0.1 + light.front * 0.2, haze), width, joined);
    if (i === 2 || foot.scale * tree.height <= 60) return dark;
    const shift = { transform: `translate(${(sunSide * width * 0.26).toFixed(1)} 0)` };
    return dark + roundStroke(data, light.paint(bark, 0.85, haze), width * 0.34, shift);
  }).join('');
}

function shadeCrown(
  balls: Ball[],
  material: TreeKind,
  tall: number,
  context: PlantContext,
): string {
  const behind = balls.map(([x, y, r]): Ball => [x - context.sunSide * r * 0.25, y + r * 0.35, r]);
  const foliage = {
    material,
    tones: [0, 0.1],
    cuts: tall < 150 ? [] : [0.66],
    roughness: 1.3,
    frequency: 22 / tall,
    step: clamp(tall / 120, 2.4, 5),
    level: 0.66,
    seed: context.seed + 3,
    minArea: clamp(tall * 0.035, 6, 30),
  };
  return drawFoliage(behind, foliage, context);
}

function litCrown(balls: Ball[], material: TreeKind, tall: number, context: PlantContext): string {
  const open = balls.filter((_, i) => i % 5 !== 2); // Sky holes: a closed crown reads as a ball.
  const foliage = {
    material,
    tones: [0.12, 0.36, 0.66, 1.04],
    cuts: tall < 150 ? [0.45, 0.8] : [0.36, 0.62, 0.85],
    roughness: 1.6,
    frequency: 25 / tall,
    step: clamp(tall / 120, 2.4, 5),
    level: 0.74,
    seed: context.seed + 5,
    minArea: clamp(tall * 0.026, 6, 20),
    tolerance: tall > 250 ? 0.85 : 0.7,
  };
  return drawFoliage(open, foliage, context);
}

interface LeafContext {
  random: Random;
  context: PlantContext;
}

function leaves(balls: Ball[], kind: TreeKind, tall: number, { random, context }: LeafContext) {
  const { light, haze, sunSide } = context;
  const dark: Point[] = [];
  const lit: Point[] = [];
  for (const [x, y, r] of balls) {
    times(tall > 260 ? 15 : 7, () => {
      const angle = random() * Math.PI * 2;
      const away = Math.sqrt(random()) * r * 2.1;
      const [dx, dy] = [Math.cos(angle) * away, Math.sin(angle) * away * 0.8];
      (dx * sunSide - dy * 0.8 > r * 0.15 ? lit : dark).push([x + dx, y + dy]);
    });
  }
  const caps = { 'stroke-linecap': 'round' };
  return (
    stroke(dots(dark), light.paint(kind, 0.2, haze), clamp(tall * 0.0052, 1, 3), caps) +
    stroke(dots(lit), light.paint(kind, 1, haze), clamp(tall * 0.0048, 0.9, 2.6), caps)
  );
}
