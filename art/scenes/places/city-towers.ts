import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import type { Random } from '../core/random.ts';
import { circle, fill, rect, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { footMist } from '../terrain/massif.ts';

type Roof = 'flat' | 'banded' | 'slanted' | 'pointed' | 'stepped';
type Tower = readonly [x: number, width: number, height: number, roof: Roof];

// Shares of the picture's width and of the tallest height.
export const TOWERS: readonly Tower[] = [
  [0.05, 0.07, 0.3, 'flat'],
  [0.115, 0.055, 0.44, 'banded'],
  [0.185, 0.06, 0.36, 'slanted'],
  [0.245, 0.05, 0.55, 'flat'],
  [0.315, 0.075, 0.47, 'banded'],
  [0.385, 0.045, 0.63, 'pointed'],
  [0.445, 0.07, 0.82, 'stepped'],
  [0.52, 0.055, 0.6, 'flat'],
  [0.578, 0.06, 0.72, 'slanted'],
  [0.642, 0.065, 0.52, 'banded'],
  [0.705, 0.05, 0.64, 'pointed'],
  [0.765, 0.07, 0.42, 'flat'],
  [0.835, 0.055, 0.5, 'slanted'],
  [0.895, 0.07, 0.34, 'banded'],
  [0.96, 0.06, 0.26, 'flat'],
];

/** Pixels of a tower that fills the whole height. */
export function towerHeight({ horizon }: Stage): number {
  return horizon * 0.8;
}

/** Towers with a lit and a shaded plane, and windows by the floor. */
export function drawTowers(stage: Stage, random: Random) {
  const { light, width, horizon, unit } = stage;
  const bodies = TOWERS.map((tower, i) => drawTower(stage, tower, i)).join('');
  const windows = TOWERS.map((tower, i) => litWindows(stage, tower, i, random));
  const warm = windows.map((pane) => pane.warm).join('');
  const cold = windows.map((pane) => pane.cold).join('');
  const shape = trace`M0 ${horizon - 120 * unit}H${width}V${horizon + 3}H0z`;
  const mist = { shape, base: horizon, height: 120 * unit, opacity: 0.55 };
  stage.add(
    bodies +
      stroke(warm, '#f2bd78', 3.4 * unit, { opacity: 0.2 + 0.62 * light.lamp }) +
      stroke(cold, '#bcd0d6', 3.4 * unit, { opacity: 0.15 + 0.5 * light.lamp }) +
      footMist(stage, 'cityMist', mist),
  );
}

function boxOf(stage: Stage, [x, width, height]: Tower) {
  const tall = height * towerHeight(stage);
  return { x: x * stage.width, y: stage.horizon - tall, w: width * stage.width, h: tall };
}

function drawTower(stage: Stage, tower: Tower, index: number): string {
  const { light, sunSide } = stage;
  const { x, y, w, h } = boxOf(stage, tower);
  const side = 0.3 + (0.12 * ((index * 37) % 5)) / 5;
  const haze = 0.18 + (0.22 * ((index * 53) % 7)) / 7;
  const shade = light.paint('.40 .018 250', 0.05, haze);
  const lit = light.paint('.46 .022 240', 0.42, haze);
  const litX = sunSide > 0 ? x + w * (1 - side) : x;
  return [
    rect([x, y, w, h + 4], shade),
    rect([litX, y, w * side, h + 4], lit),
    fill(roofOf(stage, tower), shade),
    hasMast(tower) ? mast(stage, tower, shade) : '',
  ].join('');
}

function roofOf(stage: Stage, tower: Tower): string {
  const { x, y, w } = boxOf(stage, tower);
  const { unit } = stage;
  switch (tower[3]) {
    case 'pointed':
      return trace`M${x} ${y}L${x + w / 2} ${y - 34 * unit}L${x + w} ${y}z`;
    case 'stepped':
      return trace`M${x + w * 0.2} ${y}v${-20 * unit}h${w * 0.6}v${20 * unit}z`;
    case 'slanted':
      return trace`M${x} ${y + 0.1}L${x + w} ${y - 26 * unit}V${y + 1}z`;
    default:
      return '';
  }
}

function hasMast([, , height, roof]: Tower): boolean {
  return roof === 'stepped' || (roof === 'flat' && height > 0.5);
}

function mast(stage: Stage, tower: Tower, colour: string): string {
  const { x, y, w } = boxOf(stage, tower);
  const { unit } = stage;
  const pole = trace`M${x + w * 0.5} ${y - 18 * unit}v${-30 * unit}`;
  const lamp = circle([x + w * 0.5, y - 48 * unit], 2.2 * unit, '#ff5a3c');
  return stroke(pole, colour, 2 * unit) + lamp;
}

function litWindows(stage: Stage, tower: Tower, index: number, random: Random) {
  const { unit } = stage;
  const { x, y, w, h } = boxOf(stage, tower);
  const [columns, floors] = [Math.round(w / (9 * unit)), Math.round(h / (13 * unit))];
  const pane = (w / columns) * (tower[3] === 'banded' ? 0.8 : 0.5);
  let [warm, cold] = ['', ''];
  times(columns, (column) =>
    times(floors - 1, (floor) => {
      if (random() >= litShare(floor, index)) return;
      const left = x + ((column + 0.3) * w) / columns;
      const data = trace`M${left} ${y + ((floor + 0.5) * h) / floors}h${pane}`;
      if (random() < 0.72) warm += data;
      else cold += data;
    }),
  );
  return { warm, cold };
}

/** Some floors work late, most do not. */
function litShare(floor: number, index: number): number {
  const busy = Math.sin(floor * 12.9 + index * 7.7) * 0.5 + 0.5;
  if (busy > 0.8) return 0.62;
  return busy > 0.45 ? 0.16 : 0.05;
}
