import { contour } from '../core/contour.ts';
import { sampleField } from '../core/field.ts';
import { createNoise } from '../core/noise.ts';
import { clamp, times } from '../core/numbers.ts';
import { createRandom } from '../core/random.ts';
import { clipPath, ellipse, fill, fillHoled, group } from '../core/svg.ts';
import type { Material } from '../light/materials.ts';
import type { Foot, PlantContext } from './plant-context.ts';

interface Boulder {
  /** Metres. */
  width: number;
  height: number;
  material: Material;
}

type Plane = readonly [x: number, y: number, z: number, distance: number];

/** A convex stone cut by random planes, in four flat tones. */
export function drawBoulder(foot: Foot, boulder: Boulder, context: PlantContext): string {
  const { x, y } = foot;
  const [w, h] = [boulder.width * foot.scale, boulder.height * foot.scale];
  const planes = randomPlanes(context.seed);
  const noise = createNoise(context.seed + 1);
  const across = (px: number) => (px - x) / (w * 0.5);
  const up = (py: number) => (y - h * 0.46 - py) / (h * 0.56);
  const step = clamp(w / 46, 1.3, 5);
  const area = { x0: x - w * 0.62, y0: y - h * 1.15, x1: x + w * 0.62, y1: y + h * 0.06, step };
  const solid = sampleField(area, (px, py) => {
    const [u, v] = [across(px), up(py)];
    const round = 1.15 - Math.hypot(u, v * 0.92);
    const rough = 0.04 * noise((px * 9) / w, (py * 9) / w);
    return Math.min(frontPlane(planes, u, v).depth, round, v + 0.82) + rough;
  });
  const facing = facingSun(context);
  const lit = sampleField(area, (px, py) => {
    const { plane } = frontPlane(planes, across(px), up(py));
    return facing(plane) + 0.13 * noise((px * 5) / w, (py * 16) / w + 9) - 0.02;
  });
  const outline = contour(solid, 0.1, { tolerance: 0.5, minArea: 6 });
  if (!outline) return '';
  return paintStone({ foot, w, h, outline, material: boulder.material, context }, (level) =>
    contour(lit, level, { tolerance: 0.6, minArea: 5 }),
  );
}

function randomPlanes(seed: number): Plane[] {
  const random = createRandom(seed + 83);
  return times(13, (i) => {
    const angle = (i / 13) * Math.PI * 2 + random.between(-0.25, 0.25);
    const tilt = random.between(0.25, 1.35);
    const [flat, deep] = [Math.sin(tilt), Math.cos(tilt)];
    return [Math.cos(angle) * flat, Math.sin(angle) * flat, deep, random.between(0.72, 1)];
  });
}

function frontPlane(planes: readonly Plane[], u: number, v: number) {
  let depth = 9;
  let front: Plane = [0, 0, 1, 1];
  for (const plane of planes) {
    const z = (plane[3] - plane[0] * u - plane[1] * v) / plane[2];
    if (z < depth) [depth, front] = [z, plane];
  }
  return { depth, plane: front };
}

function facingSun({ sunSide, light }: PlantContext) {
  const sun = [sunSide * 0.75, 0.62, 0.15 + light.front * 0.6] as const;
  const length = Math.hypot(...sun);
  return (plane: Plane) => (plane[0] * sun[0] + plane[1] * sun[1] + plane[2] * sun[2]) / length;
}

interface Stone {
  foot: Foot;
  w: number;
  h: number;
  outline: string;
  material: Material;
  context: PlantContext;
}

const TONES = [
  [0.12, 0.34],
  [0.46, 0.64],
  [0.74, 1],
] as const;

function paintStone(stone: Stone, litAbove: (level: number) => string): string {
  const { foot, w, h, outline, material, context } = stone;
  const { light, haze, seed } = context;
  const clip = context.id(`stone${seed}${Math.round(foot.x)}`);
  const tones = TONES.map(([level, tone]) =>
    fillHoled(litAbove(level), light.paint(material, tone, haze)),
  );
  const pool = { fill: light.paint('basalt', 0), opacity: 0.55 };
  return (
    ellipse([foot.x, foot.y - h * 0.04], [w * 0.46, h * 0.1], pool) +
    group(
      { transform: `translate(0 ${(h * 0.09).toFixed(1)})` },
      clipPath(clip, outline),
      fill(outline, light.paint(material, 0.06, haze)),
      group({ 'clip-path': `url(#${clip})` }, ...tones),
    )
  );
}
