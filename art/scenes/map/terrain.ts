import { type Point, range, times } from '../core/numbers.ts';
import { polygon, polyline, trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { element, fill, roundStroke, stroke } from '../core/svg.ts';
import { ARIZONA_CANAL, BOUNDS, MOUNTAINS, type Mountain, SALT_RIVER } from './phoenix.ts';
import { roundedLine, type Sheet } from './sheet.ts';

const MILE = { longitude: 0.01743, latitude: 0.01453 };

/** The one-mile street grid, very quiet. */
export function streetGrid(sheet: Sheet): string {
  const lines = [
    ...range(BOUNDS.west + 0.01, BOUNDS.east, MILE.longitude).map((longitude) => {
      return trace`M${sheet.at([longitude, BOUNDS.north])[0]} 0V${sheet.height}`;
    }),
    ...range(BOUNDS.south + 0.005, BOUNDS.north, MILE.latitude).map((latitude) => {
      return trace`M0 ${sheet.at([BOUNDS.west, latitude])[1]}H${sheet.width}`;
    }),
  ];
  return stroke(lines.join(''), sheet.colours.soft, 0.6 * sheet.unit, { opacity: 0.16 });
}

/** The canal carries water; the Salt River is dry through town. */
export function waterways(sheet: Sheet): string {
  const { colours, unit } = sheet;
  const salt = roundedLine(sheet, SALT_RIVER, 30 * unit);
  const dashes = { 'stroke-dasharray': `${7 * unit} ${6 * unit}`, opacity: 0.6 };
  return [
    roundStroke(salt, colours.dry, 15 * unit),
    stroke(salt, colours.soft, unit, dashes),
    roundStroke(roundedLine(sheet, ARIZONA_CANAL, 16 * unit), colours.water, 3 * unit),
  ].join('');
}

/** Each range as a ridge with a lit and a shaded side. */
export function mountains(sheet: Sheet): string {
  return MOUNTAINS.map((mountain, i) => drawMountain(sheet, mountain, i * 7 + 3)).join('');
}

function drawMountain(sheet: Sheet, mountain: Mountain, seed: number): string {
  const { colours, unit } = sheet;
  const [x, y] = sheet.at(mountain.at);
  const [width, height] = [mountain.width * sheet.east, mountain.height * sheet.north];
  const base = y + height * 0.4;
  const peaks = peaksOf({ x, base, width, height, unit }, seed);
  const [left, right]: [Point, Point] = [
    [x - width / 2 - 6 * unit, base],
    [x + width / 2 + 6 * unit, base],
  ];
  const outline = [left, ...peaks, right];
  const shade = peaks.map((peak, i) =>
    i % 2 ? shadeOf(peak, peaks[i + 1] ?? right, base, unit) : '',
  );
  const pen = { 'stroke-linejoin': 'round' };
  const label = {
    x,
    y: base + 18 * unit,
    'font-size': 15 * unit,
    'font-weight': 500,
    fill: colours.soft,
    'text-anchor': 'middle',
  };
  return [
    fill(polygon(outline), colours.lit),
    fill(shade.join(''), colours.shade),
    stroke(polyline(outline), colours.ink, 1.5 * unit, pen),
    mountain.name ? element('text', label, mountain.name) : '',
  ].join('');
}

interface Ridge {
  x: number;
  base: number;
  width: number;
  height: number;
  unit: number;
}

function peaksOf({ x, base, width, height, unit }: Ridge, seed: number): Point[] {
  const random = createRandom(seed);
  const count = Math.max(3, Math.round(width / (26 * unit)));
  return times(count + 1, (i): Point => {
    const t = i / count;
    const swell = Math.sin(Math.PI * (t * 0.86 + 0.07)) ** 0.8;
    const sway = (random.between(-0.2, 0.2) * width) / count;
    const tall = height * swell * random.between(0.55, 1) * (i % 2 ? 1 : 0.62);
    return [x - width / 2 + width * t + sway, base - tall];
  });
}

function shadeOf([x, y]: Point, next: Point, base: number, unit: number): string {
  return polygon([
    [x, y],
    next,
    [next[0] + 3 * unit, base],
    [x + (next[0] - x) * 0.12 + 4 * unit, base],
    [x - 3 * unit, y + (base - y) * 0.58],
    [x + 4 * unit, y + (base - y) * 0.3],
  ]);
}
