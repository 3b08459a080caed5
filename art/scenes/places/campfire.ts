import { drawFigure } from '../built/figure.ts';
import { type Point, times } from '../core/numbers.ts';
import { dots, trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { circle, ellipse, fill, group, radialGradient, roundStroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

const DARK = '#191513';
const RIM = '#ffab55';

// Room for a chair between the bumper and the fire.
const FROM_TAIL_M = 1.6;

interface Fire {
  x: number;
  y: number;
}

/** Three people around a fire behind the truck, and its light on the truck. */
export function drawCampfire(stage: Stage) {
  const { camera, width, groundY, scale: m, vehicle } = stage;
  const half = vehicle ? (vehicle.x1 - vehicle.x0) / 2000 : 3;
  const fire = { x: camera.x * width + (half + FROM_TAIL_M) * m, y: groundY + 0.08 * m };
  stage.define(
    radialGradient(stage.id('fire'), [
      [0, '#ffb04e', 0.9],
      [0.25, '#f08a38', 0.42],
      [1, '#e2702c', 0],
    ]),
  );
  if (stage.vehicle) stage.add(glowOnTruck(stage, fire));
  stage.add(glow(stage, fire) + people(stage, fire) + logs(fire, m) + flames(fire, m));
  stage.add(sparks(stage, fire));
}

function warmth({ light }: Stage): number {
  return light.lamp > 0.5 ? 1 : 0.35;
}

function glowOnTruck(stage: Stage, { x, y }: Fire): string {
  const { scale: m } = stage;
  const look = { opacity: 0.85 * warmth(stage), style: 'mix-blend-mode:screen' };
  const light = circle([x, y - 0.6 * m], 5.6 * m, stage.url('fire'), look);
  return group({ mask: stage.url('truckMask') }, light);
}

function glow(stage: Stage, { x, y }: Fire): string {
  const { scale: m } = stage;
  const paint = stage.url('fire');
  return group(
    { style: 'mix-blend-mode:screen', opacity: warmth(stage) },
    ellipse([x, y], [5.4 * m, 0.8 * m], { fill: paint, opacity: 0.95 }),
    circle([x, y - 0.5 * m], 4.4 * m, paint, { opacity: 0.5 }),
  );
}

function people({ scale }: Stage, { x, y }: Fire): string {
  const sitting = { y, scale, pose: 'sit', colour: DARK } as const;
  const leftX = x - 1.35 * scale;
  const rightX = x + 1.4 * scale;
  const toLeft = { facingLeft: true, rim: { colour: RIM, side: -1 } } as const;
  return [
    chair(leftX, y, scale, 1),
    drawFigure({ ...sitting, x: leftX, cap: true, rim: { colour: RIM, side: 1 } }),
    chair(rightX, y, scale, -1),
    drawFigure({ ...sitting, ...toLeft, x: rightX, ponytail: true }),
    drawFigure({
      ...toLeft,
      x: x + 2.35 * scale,
      y: y + 0.06 * scale,
      scale,
      pose: 'stand',
      colour: DARK,
      height: 1.8,
    }),
  ].join('');
}

function chair(x: number, y: number, m: number, facing: 1 | -1): string {
  const at = (right: number, up: number) => trace`${x + facing * right * m} ${y - up * m}`;
  const seat = `M${at(-0.28, 0.95)}L${at(-0.12, 0.4)}L${at(0.42, 0.44)}`;
  const legs = `M${at(-0.16, 0)}L${at(0.36, 0.42)}M${at(0.38, 0)}L${at(-0.12, 0.42)}`;
  return roundStroke(seat + legs, DARK, 0.05 * m);
}

function logs({ x, y }: Fire, m: number): string {
  const stones = times(7, (i) => {
    const left = x + ((i - 3) * 0.11 - 0.08) * m;
    return trace`M${left} ${y + 0.02 * m}q${0.08 * m} ${-0.12 * m} ${0.16 * m} 0z`;
  });
  return fill(stones.join(''), '#0f0c0a');
}

const TONGUES = [
  [0.34, 0.78, '#e8622a'],
  [0.24, 0.58, '#f7923c'],
  [0.13, 0.36, '#ffd884'],
] as const;

function flames({ x, y }: Fire, m: number): string {
  return TONGUES.map(([w, h, colour]) => {
    const at = (right: number, up: number) => trace`${x + right * w * m} ${y - up * m}`;
    const left = `M${at(-1, 0.04)}C${at(-1.1, h * 0.5)} ${at(-0.2, h * 0.5)} ${at(-0.12, h)}`;
    const top = `C${at(0.5, h * 0.72)} ${at(0.35, h * 0.5)} ${at(0.55, h * 0.62)}`;
    const right = `C${at(1.2, h * 0.4)} ${at(0.9, 0.1)} ${at(0.8, 0.04)}z`;
    return fill(left + top + right, colour);
  }).join('');
}

function sparks({ seed, scale, unit }: Stage, { x, y }: Fire): string {
  const random = createRandom(seed + 4);
  const points = times(26, (): Point => {
    const t = random();
    return [x + random.spread() * 0.5 * scale * (0.2 + t), y - (0.5 + t * 2.2) * scale];
  });
  return roundStroke(dots(points), '#ffbf66', 2 * unit, { opacity: 0.8 });
}
