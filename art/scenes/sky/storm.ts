import { hex } from '../core/colour.ts';
import { contour } from '../core/contour.ts';
import { sampleField } from '../core/field.ts';
import { createNoise, fractal } from '../core/noise.ts';
import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { fill, fillHoled, group, linearGradient, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

const DECK = (
  ['.50 .034 80', '.42 .026 225', '.35 .028 232', '.285 .028 238', '.235 .026 242'] as const
).map(hex);

/** Storm deck in two layers, slanted rain and one bolt. */
export function drawStorm(stage: Stage) {
  const { horizon } = stage;
  const random = createRandom(stage.seed + 61);
  const far = [hex('.57 .046 86'), hex('.49 .034 150'), ...DECK.slice(1, 2)];
  stage.add(
    deck(stage, { seed: 51, top: -10, bottom: horizon * 0.74, colours: far, opacity: 0.8 }),
  );
  const near = { seed: 52, top: -60, bottom: horizon * 0.56, colours: DECK.slice(1), opacity: 1 };
  stage.add(deck(stage, near));
  stage.add(rain(stage, random));
  stage.add(bolt(stage, random));
}

interface Deck {
  seed: number;
  top: number;
  bottom: number;
  colours: readonly string[];
  opacity: number;
}

function deck({ width, unit, seed }: Stage, layer: Deck): string {
  const noise = createNoise(seed + layer.seed);
  const area = { x0: -20, y0: -20, x1: width + 20, y1: layer.bottom, step: 8 * unit };
  const field = sampleField(area, (x, y) => {
    const t = (y - layer.top) / (layer.bottom - layer.top);
    const warp = noise(x / (300 * unit), y / (120 * unit)) * 0.35;
    const height = fractal(noise, x / (430 * unit) + warp, y / (105 * unit), 4, 0.5);
    return 1.15 - t * 1.5 + 0.75 * height;
  });
  const cuts = layer.colours.map((colour, i) =>
    fillHoled(contour(field, i * 0.2, { tolerance: 1, minArea: 200, coarse: true }), colour),
  );
  return group({ opacity: layer.opacity }, ...cuts);
}

/** Slanted veils, each a fan of fine strokes. */
function rain(stage: Stage, random: Random): string {
  const { width, horizon } = stage;
  stage.define(
    linearGradient(stage.id('rain'), {
      along: [0, 0, 1, 0],
      stops: [
        [0, hex('.36 .03 235'), 0],
        [0.38, hex('.38 .03 232'), 0.72],
        [0.62, hex('.40 .03 228'), 0.62],
        [1, hex('.44 .03 222'), 0],
      ],
    }),
  );
  const slant = width * 0.035;
  const veils = times(4, () => {
    const x = width * 0.68 + (random() - 0.5) * width * 0.5;
    const w = width * random.between(0.08, 0.17);
    const top = horizon * 0.22;
    const foot = trace`L${x + w * 0.62 - slant} ${horizon + 5}L${x - w * 0.58 - slant} ${horizon + 5}z`;
    const shape = trace`M${x - w / 2} ${top}L${x + w / 2} ${top}${foot}`;
    const veil = fill(shape, stage.url('rain'), { opacity: random.between(0.45, 0.8) });
    const drops = times(34, () => drop({ x, w, slant, horizon }, random)).join('');
    return { veil, drops };
  });
  const strokes = veils.map(({ drops }) => drops).join('');
  const fan = stroke(strokes, hex('.66 .03 210'), 1, { opacity: 0.22 });
  return veils.map(({ veil }) => veil).join('') + fan;
}

interface Veil {
  x: number;
  w: number;
  slant: number;
  horizon: number;
}

function drop({ x, w, slant, horizon }: Veil, random: Random): string {
  const t = random();
  const from = random.between(0.36, 0.66);
  const to = from + random.between(0.12, 0.32);
  const left = x - w / 2 + w * t;
  const shift = (share: number) => slant * (share - 0.34) * 1.5;
  const end = trace`L${left - shift(to) + (t - 0.5) * w * 0.1} ${horizon * Math.min(1, to)}`;
  return trace`M${left - shift(from)} ${horizon * from}${end}`;
}

function bolt(stage: Stage, random: Random): string {
  const { width, horizon, unit } = stage;
  let [x, y] = [width * 0.74, horizon * 0.3];
  let trunk = trace`M${x} ${y}`;
  let branches = '';
  while (y < horizon * 0.985) {
    x += random.between(-1, 1) * 17 * unit;
    y += random.between(10, 30) * unit;
    trunk += trace`L${x} ${Math.min(y, horizon)}`;
    if (random() < 0.2) branches += branch(x, y, unit, random);
  }
  return (
    stroke(trunk, hex('.80 .05 240'), 9 * unit, { opacity: 0.16, 'stroke-linejoin': 'round' }) +
    stroke(trunk, '#fdf6e6', 2.6 * unit) +
    stroke(branches, '#f3ead8', 1.2 * unit, { opacity: 0.85 })
  );
}

function branch(x: number, y: number, unit: number, random: Random): string {
  const side = random() < 0.5 ? -1 : 1;
  const twigs = times(
    4,
    () => trace`l${side * random.between(6, 26) * unit} ${random.between(6, 22) * unit}`,
  );
  return trace`M${x} ${y}${twigs.join('')}`;
}
