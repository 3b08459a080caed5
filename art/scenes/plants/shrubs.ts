import { clamp, type Point, times } from '../core/numbers.ts';
import { dots, trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { fill, roundStroke, stroke } from '../core/svg.ts';
import { type Ball, drawFoliage } from './foliage.ts';
import type { Foot, PlantContext } from './plant-context.ts';

/** Creosote: thin stems in a fan, leaves as dots. Height in meters, as everywhere here. */
export function drawCreosote({ x, y, scale }: Foot, height: number, context: PlantContext): string {
  const random = createRandom(context.seed + 91);
  const { light, haze, sunSide } = context;
  const near = scale * height > 60;
  const stems: string[] = [];
  const dark: Point[] = [];
  const lit: Point[] = [];
  const count = near ? 17 : 9;
  for (let i = 0; i < count; i++) {
    const angle = (i / (count - 1) - 0.5) * 2.1 + random.between(-0.1, 0.1);
    const length = height * scale * random.between(0.7, 1.05);
    const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
    stems.push(
      trace`M${x + angle * scale * 0.08} ${y}Q${x + dx * 0.3} ${y + dy * 0.62} ${x + dx * 0.78} ${y + dy}`,
    );
    times(near ? 14 : 6, () => {
      const t = random.between(0.42, 1.04);
      const px = x + dx * 0.78 * t * (0.55 + 0.45 * t) + random.spread() * length * 0.07;
      const py = y + dy * t + random.spread() * length * 0.06;
      const towards = 0.5 + 0.38 * Math.sign((px - x) * sunSide);
      (random() < towards ? lit : dark).push([px, py]);
    });
  }
  const leaf = Math.max(1, scale * 0.052);
  return [
    stroke(stems.join(''), light.paint('bark', 0.2, haze), Math.max(0.6, scale * 0.016)),
    roundStroke(dots(dark), light.paint('creosote', 0.16, haze), leaf * 1.25),
    roundStroke(dots(lit), light.paint('creosote', 0.92, haze), leaf),
  ].join('');
}

/** Bursage: a grey cushion; a cloud of dots when far. */
export function drawBursage(foot: Foot, height: number, context: PlantContext): string {
  const { light, haze } = context;
  const { dark, middle, lit, count } = bursageDots(foot, height, context);
  const size = clamp(foot.scale * 0.026, 1.3, 5) * (count < 30 ? 1.5 : 1);
  if (foot.scale > 70) {
    const speckle = roundStroke(dots(lit), light.paint('bursage', 1, haze), size);
    return bursageCushion(foot, height, context) + speckle;
  }
  const { x, y, scale } = foot;
  const [w, h] = [height * scale * 1.1, height * scale * 0.9];
  const dome = trace`M${x - w} ${y}q${w * 0.18} ${-h} ${w} ${-h}t${w} ${h}z`;
  return [
    fill(dome, light.paint('bursage', 0.04, haze), { opacity: 0.75 }),
    roundStroke(dots(dark), light.paint('bursage', 0.14, haze), size),
    roundStroke(dots(middle), light.paint('bursage', 0.5, haze), size),
    roundStroke(dots(lit), light.paint('bursage', 1, haze), size * 0.9),
  ].join('');
}

function bursageDots({ x, y, scale }: Foot, height: number, { seed, sunSide }: PlantContext) {
  const random = createRandom(seed + 17);
  const [dark, middle, lit]: [Point[], Point[], Point[]] = [[], [], []];
  const count = scale > 150 ? 150 : scale > 60 ? 70 : scale > 30 ? 26 : 12;
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI;
    const away = Math.sqrt(random());
    const [dx, dy] = [Math.cos(angle) * away * 1.15, Math.sin(angle) * away * 0.95];
    const facing =
      Math.cos(angle) * sunSide * 0.7 + Math.sin(angle) * 0.6 * away + random.between(-0.35, 0.35);
    const tone = facing > 0.5 ? lit : facing > 0.05 ? middle : dark;
    tone.push([x + dx * height * scale, y - dy * height * scale]);
  }
  return { dark, middle, lit, count };
}

function bursageCushion({ x, y, scale }: Foot, height: number, context: PlantContext): string {
  const tall = height * scale;
  const lobes = [
    [0, 0.42, 0.55],
    [-0.5, 0.3, 0.45],
    [0.5, 0.3, 0.45],
    [-0.22, 0.6, 0.34],
    [0.26, 0.58, 0.34],
  ] as const;
  const balls = lobes.map(([dx, dy, r]): Ball => [x + dx * tall, y - dy * tall, r * tall]);
  const foliage = {
    material: 'bursage',
    tones: [0.02, 0.22, 0.5, 0.85],
    cuts: [0.4, 0.66, 0.87],
    roughness: 1.1,
    frequency: 14 / tall,
    step: clamp(tall / 22, 2, 4),
    level: 0.5,
    seed: context.seed,
  } as const;
  return drawFoliage(balls, foliage, context);
}

export function drawGrass({ x, y, scale }: Foot, height: number, context: PlantContext): string {
  const random = createRandom(context.seed + 29);
  const { light, haze, sunSide } = context;
  let [dark, lit] = ['', ''];
  times(13, (i) => {
    const bend = (i / 12 - 0.5) * 1.7 + random.between(-0.12, 0.12);
    const length = height * scale * random.between(0.6, 1.1);
    const tip = trace`${bend * length * 0.8} ${-length * (1 - Math.abs(bend) * 0.25)}`;
    const blade = trace`M${x + bend * scale * 0.06} ${y}q${bend * length * 0.25} ${-length * 0.7} ${tip}`;
    if (bend * sunSide > -0.15 && random() < 0.75) lit += blade;
    else dark += blade;
  });
  const width = Math.max(0.7, scale * 0.014);
  return (
    roundStroke(dark, light.paint('grass', 0.12, haze), width * 1.3) +
    roundStroke(lit, light.paint('grass', 1, haze), width)
  );
}
