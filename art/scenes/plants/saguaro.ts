import { clamp, lerp, type Point, times } from '../core/numbers.ts';
import { polygon, polyline, simplify } from '../core/path.ts';
import type { Random } from '../core/random.ts';
import { fill, stroke } from '../core/svg.ts';
import type { Foot, PlantContext } from './plant-context.ts';

/** A trunk or an arm: its middle line in metres (y up) and half its width along it. */
interface Limb {
  line: readonly Point[];
  widths: readonly number[];
}

export interface SaguaroShape {
  /** Arms first, trunk last. */
  limbs: readonly Limb[];
  height: number;
}

export function growSaguaro(random: Random, height: number, arms: number): SaguaroShape {
  const girth = lerp(0.2, 0.31, clamp((height - 2) / 9));
  const lean = random.between(-0.02, 0.02);
  const branches = times(arms, (i) =>
    growArm(random, { height, girth, lean, side: i % 2 ? 1 : -1 }),
  );
  const trunk = times(8, (i): Point => {
    const t = i / 7;
    return [lean * height * t * t + Math.sin(t * 5 + height) * 0.02, height * t * 0.97];
  });
  const widths = times(8, (i) => {
    const t = Math.min(1, (i / 7) * 0.9 + 0.12);
    return girth * (0.8 + 0.34 * Math.sin(Math.PI * t));
  });
  return { limbs: [...branches, withDome({ line: trunk, widths })], height };
}

interface ArmPlan {
  height: number;
  girth: number;
  lean: number;
  side: 1 | -1;
}

/** A quarter turn outwards, then straight up. */
function growArm(random: Random, { height, girth, lean, side }: ArmPlan): Limb {
  const from = height * random.between(0.3, 0.56);
  const out = girth * 1.72 + random.between(0.16, 0.52);
  const up = height * random.between(0.16, 0.42);
  const width = girth * random.between(0.6, 0.8);
  const drooping = random() < 0.04 ? -1 : 1;
  const bend = times(6, (i): Point => {
    const angle = ((i / 5) * Math.PI) / 2;
    const rise = drooping * (1 - Math.cos(angle)) * out * 0.72;
    return [lean * height * 0.25 + side * out * Math.sin(angle), from + rise];
  });
  const [elbowX, elbowY] = bend.at(-1) ?? [0, 0];
  const rising = times(4, (i): Point => {
    return [elbowX + side * 0.05 * Math.sin(i + 1), elbowY + (drooping * up * (i + 1)) / 4];
  });
  const widths = [
    ...times(6, (i) => width * (0.78 + (0.22 * i) / 5)),
    ...times(4, (i) => width * (1 + 0.06 * Math.sin((i + 1) * 0.9))),
  ];
  return withDome({ line: [...bend, ...rising], widths });
}

const DOME = [
  [0.45, 0.88],
  [0.75, 0.64],
  [0.93, 0.34],
  [1, 0.04],
] as const;

function withDome({ line, widths }: Limb): Limb {
  const [tip, before] = [line.at(-1) ?? [0, 0], line.at(-2) ?? [0, -1]];
  const [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
  const width = widths.at(-1) ?? 0;
  const reach = (width * 1.15) / Math.hypot(dx, dy);
  const cap = DOME.map(([t]): Point => [tip[0] + dx * reach * t, tip[1] + dy * reach * t]);
  return { line: [...line, ...cap], widths: [...widths, ...DOME.map(([, w]) => width * w)] };
}

/** The limb's line moved sideways by a share of its half width: -1 left edge, 1 right edge. */
function sideOf({ line, widths }: Limb, share: number): Point[] {
  return line.map((point, i): Point => {
    const [before, after] = [line[Math.max(0, i - 1)] ?? point, line[i + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const offset = ((widths[i] ?? 0) * share) / (Math.hypot(dx, dy) || 1);
    return [point[0] - dy * offset, point[1] + dx * offset];
  });
}

/** Flat outline on the ground or the picture through a map of metres. */
export function saguaroOutline(
  shape: SaguaroShape,
  place: (x: number, h: number) => Point,
): string {
  return shape.limbs
    .map((limb) => [...sideOf(limb, -1), ...sideOf(limb, 1).reverse()])
    .map((outline) => polygon(outline.map(([x, h]) => place(x, h))))
    .join('');
}

/** Far saguaros are collected into two paths per haze level. */
export interface SaguaroBatch {
  base: string;
  rim: string;
}

/** Adds the silhouette and its lit edge to a batch. */
export function batchSaguaro(
  foot: Foot,
  shape: SaguaroShape,
  sunSide: 1 | -1,
  batch: SaguaroBatch,
) {
  const tolerance = clamp((foot.scale * shape.height) / 90, 0.3, 0.6);
  for (const limb of onPicture(shape.limbs, foot)) {
    const edge = (share: number) => simplify(sideOf(limb, share), tolerance);
    batch.base += polygon([...edge(-1), ...[...edge(1)].reverse()]);
    batch.rim += polygon([...edge(sunSide * 0.3), ...[...edge(sunSide)].reverse()]);
  }
}

function onPicture(limbs: readonly Limb[], { x, y, scale }: Foot): Limb[] {
  return limbs.map(({ line, widths }) => ({
    line: line.map(([px, py]): Point => [x + px * scale, y - py * scale]),
    widths: widths.map((width) => -width * scale),
  }));
}

/** A saguaro in its own tones: pleats when near, flat silhouette with a lit edge when far. */
export function drawSaguaro(foot: Foot, shape: SaguaroShape, context: PlantContext): string {
  const tall = foot.scale * shape.height;
  const { light, haze, sunSide } = context;
  if (tall <= 150) {
    const batch = { base: '', rim: '' };
    batchSaguaro(foot, shape, sunSide, batch);
    const base = light.paint('saguaro', 0.06 + light.front * 0.3, haze);
    return fill(batch.base, base) + fill(batch.rim, light.paint('saguaro', 0.9, haze));
  }
  const pleats = tall > 400 ? NEAR : MIDDLE;
  const limbs = onPicture(shape.limbs, foot);
  const parts = [limbs.slice(0, -1), limbs.slice(-1)].filter((part) => part.length > 0);
  return parts.map((part) => pleated(part, { ...pleats, scale: foot.scale }, context)).join('');
}

interface Pleats {
  edges: readonly number[];
  ribs: readonly number[];
  tolerance: number;
}

const NEAR: Pleats = {
  edges: [-1, -0.76, -0.38, 0.05, 0.45, 0.78, 1],
  ribs: [-0.86, -0.64, -0.36, -0.02, 0.34, 0.63, 0.86],
  tolerance: 0.45,
};
const MIDDLE: Pleats = { edges: [-1, -0.55, 0, 0.55, 1], ribs: [-0.5, 0, 0.5], tolerance: 0.4 };

function pleated(limbs: Limb[], pleats: Pleats & { scale: number }, context: PlantContext): string {
  const { light, haze, sunSide } = context;
  const { edges, ribs, tolerance, scale } = pleats;
  const line = (limb: Limb, share: number) => simplify(sideOf(limb, share), tolerance);
  const strip = (from: number, to: number) =>
    limbs.map((limb) => polygon([...line(limb, from), ...[...line(limb, to)].reverse()])).join('');
  const along = (share: number) => limbs.map((limb) => polyline(line(limb, share))).join('');
  const tones = edges.slice(0, -1).map((from, i) => {
    const to = edges[i + 1] ?? 1;
    const tone = pleatTone((from + to) / 2, light.front, sunSide);
    return tone > 0.13 ? fill(strip(from, to), light.paint('saguaro', tone, haze)) : '';
  });
  const spines = `${Math.max(0.5, scale * 0.006)} ${Math.max(1.1, scale * 0.018)}`;
  return [
    fill(strip(-1, 1), light.paint('saguaro', 0.04 + light.front * 0.22, haze)),
    ...tones,
    stroke(
      ribs.map(along).join(''),
      light.paint('saguaro', 0, haze),
      Math.max(0.6, scale * 0.014),
      {
        opacity: 0.5,
      },
    ),
    stroke(along(sunSide), light.paint('grass', 1.1, haze * 0.5), Math.max(1.4, scale * 0.075), {
      'stroke-dasharray': spines,
      opacity: light.front < 0.4 ? 0.75 : 0.4,
    }),
  ].join('');
}

/** Round as a column: lit towards the sun; against the light only the rim is lit. */
function pleatTone(across: number, front: number, sunSide: 1 | -1): number {
  const towards = across * sunSide;
  const round = 0.08 + front * 0.62 * Math.sqrt(1 - across * across);
  const lit = round + (0.5 + 0.22 * (1 - front)) * Math.max(0, towards);
  if (front >= 0.35) return Math.round(clamp(lit) * 8) / 8;
  const rim = Math.abs(across) > 0.7 && towards > 0;
  return Math.round(clamp(rim ? 0.86 : lit * 0.8) * 8) / 8;
}
