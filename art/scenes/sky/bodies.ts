import { hex } from '../core/colour.ts';
import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { circle, fill, radialGradient, roundStroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

interface Disc {
  x: number;
  y: number;
  r: number;
}

/** Sun with three flat rings and a stippled halo. */
export function sunDisc(stage: Stage, { x, y, r }: Disc): string {
  const glow = hex(stage.light.glow);
  stage.define(
    radialGradient(stage.id('sunHalo'), [
      [0, glow],
      [0.4, glow, 0.5],
      [1, glow, 0],
    ]) +
      radialGradient(stage.id('sunGlow'), [
        [0, glow, 0.85],
        [0.35, glow, 0.34],
        [1, glow, 0],
      ]),
  );
  const rings = [5.2, 3.4, 2.1].map((size, i) =>
    circle([x, y], r * size, glow, { opacity: 0.1 + i * 0.04 }),
  );
  return [
    circle([x, y], r * 11, stage.url('sunGlow'), { opacity: 0.8 }),
    circle([x, y], r * 7, stage.url('sunHalo'), { filter: stage.url('stipple'), opacity: 0.34 }),
    ...rings,
    circle([x, y], r, hex(stage.light.sun)),
  ].join('');
}

export function moonDisc(stage: Stage, { x, y, r }: Disc): string {
  const glow = hex(stage.light.glow);
  stage.define(
    radialGradient(stage.id('moonGlow'), [
      [0, glow, 0.55],
      [1, glow, 0],
    ]),
  );
  const seas =
    trace`M${x - r * 0.35} ${y - r * 0.3}q${r * 0.3} ${-r * 0.25} ${r * 0.5} ${r * 0.1}` +
    trace`t${-r * 0.1} ${r * 0.45}q${-r * 0.5} ${r * 0.1} ${-r * 0.4} ${-r * 0.55}z` +
    trace`M${x + r * 0.1} ${y + r * 0.5}q${r * 0.3} ${-r * 0.2} ${r * 0.35} ${r * 0.05}` +
    trace`t${-r * 0.35} ${-r * 0.05}z`;
  return (
    circle([x, y], r * 8, stage.url('moonGlow')) +
    circle([x, y], r, hex(stage.light.sun)) +
    fill(seas, hex('.84 .02 90'), { opacity: 0.7 })
  );
}

const STAR_SIZES = [
  [1.1, 0.55],
  [1.7, 0.8],
  [2.6, 0.98],
] as const;

/** Stars in three sizes, as zero-length round strokes: one path per size. */
export function stars(stage: Stage, options: { count: number; milkyWay: boolean; seed: number }) {
  const random = createRandom(options.seed);
  const paths = ['', '', ''];
  for (let i = 0; i < options.count; i++) {
    const x = random() * stage.width;
    const y = random() ** 1.25 * stage.horizon * 0.96;
    const size = starSize(random());
    paths[size] += trace`M${x} ${y}h0`;
  }
  const field = STAR_SIZES.map(([width, opacity], i) =>
    roundStroke(paths[i] ?? '', '#f4ecdc', width, { opacity }),
  ).join('');
  return (options.milkyWay ? milkyWay(stage, options.seed) : '') + field;
}

function starSize(chance: number): 0 | 1 | 2 {
  if (chance < 0.045) return 2;
  return chance < 0.24 ? 1 : 0;
}

/** A slanted drift of faint stars, drawn as dots only. */
function milkyWay({ width, horizon }: Stage, seed: number): string {
  const random = createRandom(seed + 1);
  const centre = width * random.between(0.3, 0.7);
  const slant = random.between(0.5, 0.8) * (random() < 0.5 ? -1 : 1);
  const drift = times(1000, () => {
    const y = random() * horizon * 0.92;
    const spread = random.spread() * width * 0.055 * (1 + 0.5 * Math.sin(y * 0.011));
    return trace`M${centre + (y - horizon * 0.45) * slant + spread} ${y}h0`;
  });
  return roundStroke(drift.join(''), hex('.72 .025 240'), 1.3, { opacity: 0.55 });
}
