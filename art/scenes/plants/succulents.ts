import { type Point, times } from '../core/numbers.ts';
import { dots, polygon, trace } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { ellipse, fill, group, roundStroke, stroke } from '../core/svg.ts';
import type { Foot, PlantContext } from './plant-context.ts';

/** Ocotillo: wands from one foot, small leaves, red flames at the tips. Height in metres. */
export function drawOcotillo(foot: Foot, height: number, context: PlantContext): string {
  const { light, haze, sunSide, seed } = context;
  const random = createRandom(seed + 41);
  const wands = times(15, (i) => growWand(foot, height, { random, share: i / 14 }));
  const all = wands.map(({ data }) => data).join('');
  const lit = wands.filter(({ angle }) => angle * sunSide > -0.1).map(({ data }) => data);
  const width = Math.max(0.9, foot.scale * 0.038);
  const shift = { transform: `translate(${(sunSide * width * 0.25).toFixed(1)} 0)` };
  const leaves = dots(wands.flatMap(({ leaves }) => leaves));
  const flames = dots(wands.flatMap(({ flames }) => flames));
  const flame = light.paint('flame', 0.85, haze * 0.7);
  return [
    stroke(all, light.paint('ocotillo', 0.12, haze), width),
    stroke(lit.join(''), light.paint('ocotillo', 0.85, haze), width * 0.42, shift),
    roundStroke(leaves, light.paint('creosote', 0.55, haze), Math.max(1, foot.scale * 0.035)),
    light.name === 'night' ? '' : roundStroke(flames, flame, Math.max(1.2, foot.scale * 0.058)),
  ].join('');
}

interface WandPlan {
  random: Random;
  share: number;
}

function growWand({ x, y, scale }: Foot, height: number, { random, share }: WandPlan) {
  const angle = (share - 0.5) * 1.35 + random.between(-0.06, 0.06);
  const length = height * scale * random.between(0.72, 1.06);
  const [dx, dy] = [Math.sin(angle) * length * 0.92, -Math.cos(angle) * length];
  const bow = random.between(-0.1, 0.1) * length;
  const start = x + angle * scale * 0.12;
  const [cx, cy] = [x + dx * 0.38 + bow, y + dy * 0.55];
  const leaves = times(16, (i): Point => {
    const t = (i + 2) / 18;
    const u = 1 - t;
    const px = u * u * start + 2 * u * t * cx + t * t * (x + dx);
    const py = u * u * y + 2 * u * t * cy + t * t * (y + dy);
    return [px + random.between(-1, 1) * scale * 0.035, py];
  });
  const flames = times(5, (i): Point => {
    const jitter = (random.between(-1, 1) * scale * 0.03 * (5 - i)) / 4;
    const along = scale * 0.052 * i;
    return [x + dx + Math.sin(angle) * along + jitter, y + dy - Math.cos(angle) * along];
  });
  return { angle, data: trace`M${start} ${y}Q${cx} ${cy} ${x + dx} ${y + dy}`, leaves, flames };
}

interface Pad {
  x: number;
  y: number;
  angle: number;
  r: number;
  depth: number;
}

export function drawPricklyPear(foot: Foot, height: number, context: PlantContext): string {
  const random = createRandom(context.seed + 53);
  const size = foot.scale * height;
  const pads = times(4, (i) => {
    const offset = i - 1.5;
    const first = { x: foot.x + offset * size * 0.24, y: foot.y - size * 0.16, r: size * 0.2 };
    const angle = offset * 0.42 + random.between(-0.2, 0.2);
    return growPads(random, { ...first, angle, depth: 2 });
  }).flat();
  return pads
    .sort((a, b) => b.depth - a.depth)
    .map((pad) => drawPad(pad, context))
    .join('');
}

function growPads(random: Random, pad: Pad): Pad[] {
  if (pad.depth === 0) return [pad];
  const [tipX, tipY] = [
    pad.x + Math.sin(pad.angle) * pad.r * 0.9,
    pad.y - Math.cos(pad.angle) * pad.r * 0.9,
  ];
  const children = times(random.whole(1, 3), () => {
    const angle = pad.angle + random.between(-0.8, 0.8);
    const x = tipX + Math.sin(angle) * pad.r * 0.85;
    const y = tipY - Math.cos(angle) * pad.r * 0.85;
    const r = pad.r * random.between(0.78, 0.95);
    return growPads(random, { x, y, angle, r, depth: pad.depth - 1 });
  });
  return [pad, ...children.flat()];
}

function drawPad({ x, y, angle, r }: Pad, { light, haze, sunSide }: PlantContext): string {
  const lit = sunSide * Math.cos(angle) > 0 ? 1 : -1;
  const sweep = lit > 0 ? '1' : '0';
  const from = trace`M${x + lit * r * 0.1} ${y - r * 0.97}`;
  const arc = trace`A${r * 0.7} ${r * 0.98} 0 0 ${sweep} ${x + lit * r * 0.6} ${y + r * 0.5}`;
  const inner = [x + lit * r * 0.05, y - r * 0.04] as const;
  return group(
    { transform: trace`rotate(${(angle * 180) / Math.PI} ${x} ${y})` },
    ellipse([x, y], [r * 0.72, r], { fill: light.paint('saguaro', 0.05, haze) }),
    ellipse(inner, [r * 0.64, r * 0.92], { fill: light.paint('saguaro', 0.34, haze) }),
    stroke(from + arc, light.paint('grass', 0.95, haze), Math.max(0.8, r * 0.07), { opacity: 0.8 }),
    roundStroke(dots(areoles(x, y, r)), light.paint('grass', 0.7, haze), Math.max(0.8, r * 0.06), {
      opacity: 0.6,
    }),
  );
}

function areoles(x: number, y: number, r: number): Point[] {
  const steps = [-2, -1, 0, 1, 2];
  return steps
    .flatMap((u) => steps.map((v): Point => [(u + (v & 1) * 0.5) * r * 0.26, v * r * 0.34]))
    .filter(([dx, dy]) => (dx / (r * 0.62)) ** 2 + (dy / (r * 0.9)) ** 2 < 0.85)
    .map(([dx, dy]): Point => [x + dx, y + dy]);
}

export function drawAgave({ x, y, scale }: Foot, height: number, context: PlantContext): string {
  const random = createRandom(context.seed + 67);
  const { light, haze, sunSide } = context;
  return times(13, (k) => {
    const angle = (((k * 5) % 13) / 12 - 0.5) * 2.7; // Every fifth leaf, so that they overlap both ways.
    const length = height * scale * random.between(0.85, 1.1);
    const [ux, uy] = [Math.sin(angle), -Math.cos(angle) * 0.92];
    const width = height * scale * 0.085;
    const belly = (side: number): Point => [
      x + ux * length * 0.45 - uy * width * side,
      y + uy * length * 0.45 + ux * width * side,
    ];
    const tip: Point = [x + ux * length, y + uy * length];
    const tone = angle * sunSide > -0.1 ? 0.8 : 0.28;
    const leaf = polygon([[x, y], belly(1), tip, belly(-1)]);
    const litHalf = polygon([[x, y], belly(sunSide), tip]);
    return (
      fill(leaf, light.paint('bursage', tone * 0.55, haze)) +
      fill(litHalf, light.paint('bursage', tone, haze))
    );
  }).join('');
}

/** Fan palm on a thin trunk, as along Phoenix streets. */
export function drawPalm({ x, y, scale }: Foot, height: number, context: PlantContext): string {
  const random = createRandom(context.seed + 71);
  const { light, haze } = context;
  const tall = height * scale;
  const [topX, topY] = [x + random.between(-0.05, 0.05) * tall, y - tall];
  const trunk = trace`M${x} ${y}Q${x} ${y - tall * 0.5} ${topX} ${topY}`;
  const fronds = times(34, (i) => {
    const angle = (i / 33 - 0.5) * 5.2;
    const length = scale * random.between(1.5, 2.2);
    const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
    return trace`M${topX} ${topY}q${dx * 0.6} ${dy * 0.6} ${dx} ${dy + length * 0.32}`;
  });
  const skirt = trace`M${topX - scale * 0.38} ${topY}h${scale * 0.76}l${-scale * 0.22} ${scale * 1.8}h${-scale * 0.32}z`;
  return [
    stroke(trunk, light.paint('bark', 0.2, haze), Math.max(1.2, scale * 0.26)),
    stroke(fronds.join(''), light.paint('pine', 0.12, haze), Math.max(1, scale * 0.1)),
    fill(skirt, light.paint('bark', 0.3, haze)),
  ].join('');
}
