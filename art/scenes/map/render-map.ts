import { trace } from '../core/path.ts';
import { circle, element, group, rect, roundStroke, stroke } from '../core/svg.ts';
import { SHOP, TOWNS } from './phoenix.ts';
import { roads, shields } from './roads.ts';
import { createSheet, type MapTheme, type Sheet } from './sheet.ts';
import { mountains, streetGrid, waterways } from './terrain.ts';

/**
 * A drawn map of the Phoenix area with the shop on it. `title` is its alternative text and `shop` the label at the
 * pin; place names are not translated. Set in Barlow Condensed.
 */
export function renderMap(options: {
  theme: MapTheme;
  width?: number;
  title: string;
  shop: string;
}) {
  const { theme, width = 1200, title, shop } = options;
  const sheet = createSheet(theme, width);
  const { height, colours } = sheet;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': title,
      'font-family': "'Barlow Condensed','Arial Narrow',sans-serif",
    },
    rect([0, 0, width, height], colours.paper),
    surroundings(sheet),
    streetGrid(sheet),
    waterways(sheet),
    mountains(sheet),
    roads(sheet),
    shields(sheet),
    towns(sheet),
    waterNames(sheet),
    pin(sheet),
    pinLabel(sheet, shop),
    scaleAndNorth(sheet),
  );
}

/** Three rings around the shop. */
function surroundings(sheet: Sheet): string {
  const centre = sheet.at(SHOP);
  const rings = [
    [330, 0.2],
    [220, 0.28],
    [112, 0.4],
  ] as const;
  return rings
    .map(([r, opacity]) => circle(centre, r * sheet.unit, sheet.colours.field, { opacity }))
    .join('');
}

/** Text with a rim of paper, so that lines under it do not cross it. */
function haloed({ colours, unit }: Sheet, width: number) {
  const halo = { 'paint-order': 'stroke', stroke: colours.paper, 'stroke-linejoin': 'round' };
  return { ...halo, 'stroke-width': width * unit };
}

function towns(sheet: Sheet): string {
  return TOWNS.map(({ name, at, end, large }) => {
    const [x, y] = sheet.at(at);
    const look = {
      x,
      y,
      'font-size': (large ? 25 : 19) * sheet.unit,
      'font-weight': large ? 700 : 600,
      fill: sheet.colours.ink,
      'text-anchor': end ? 'end' : 'middle',
      ...haloed(sheet, 4),
    };
    return element('text', look, name);
  }).join('');
}

function waterNames(sheet: Sheet): string {
  const names = [
    ['Arizona Canal', [-111.845, 33.545], 3],
    ['Salt River', [-112.23, 33.374], -9],
  ] as const;
  return names
    .map(([name, place, turn]) => {
      const [x, y] = sheet.at(place);
      const look = { 'font-size': 14 * sheet.unit, 'font-style': 'italic', 'font-weight': 500 };
      const seat = { x, y, transform: trace`rotate(${turn} ${x} ${y})`, 'text-anchor': 'middle' };
      return element('text', { ...seat, ...look, fill: sheet.colours.water }, name);
    })
    .join('');
}

/** The pin with an ironwood tree in it. */
function pin(sheet: Sheet): string {
  const { colours, unit } = sheet;
  const [x, y] = sheet.at(SHOP);
  const drop = 'M0 0c-5 -15 -19 -21 -19 -39a19 19 0 0 1 38 0c0 18 -14 24 -19 39z';
  const tree = 'M0 -29V-40M0 -35L-5 -40M0 -37L5 -43M-9 -42Q-9 -49 -2 -48Q3 -52 7 -47Q11 -44 8 -40';
  return group(
    { transform: `translate(${trace`${x} ${y}`}) scale(${unit})` },
    element('path', { d: drop, fill: colours.pin, stroke: colours.paper, 'stroke-width': 2.5 }),
    roundStroke(tree, colours.onPin, 2.4),
  );
}

function pinLabel(sheet: Sheet, shop: string): string {
  const { colours, unit } = sheet;
  const [x, y] = sheet.at(SHOP);
  const at = { x: x - 34 * unit, y: y - 62 * unit };
  const position = `N ${SHOP[1].toFixed(2)}°  W ${Math.abs(SHOP[0]).toFixed(2)}°`;
  const name = { ...at, 'font-size': 27 * unit, 'font-weight': 700, fill: colours.ink };
  const below = { ...at, y: at.y + 22 * unit, 'font-size': 17 * unit, 'font-weight': 500 };
  return group(
    { 'text-anchor': 'end', ...haloed(sheet, 5) },
    element('text', name, shop),
    element('text', { ...below, fill: colours.soft }, position),
  );
}

const MILES_PER_DEGREE_EAST = 57.6; // At 33.5° north.

function scaleAndNorth(sheet: Sheet): string {
  const { colours, unit, width, height, east } = sheet;
  const mile = east / MILES_PER_DEGREE_EAST;
  const [x, y] = [26 * unit, height - 26 * unit];
  const tick = (miles: number, half: number) =>
    trace`M${x + mile * miles} ${y - half * unit}v${2 * half * unit}`;
  const bar = trace`M${x} ${y}h${mile * 10}${tick(0, 6)}${tick(5, 4)}${tick(10, 6)}`;
  const words = { y: y - 12 * unit, 'font-size': 15 * unit, 'font-weight': 600, fill: colours.ink };
  const [northX, northY] = [width - 40 * unit, 44 * unit];
  const arrow = trace`M${northX} ${northY + 16 * unit}v${-32 * unit}m${-6 * unit} ${10 * unit}l${6 * unit} ${-12 * unit}l${6 * unit} ${12 * unit}`;
  const north = { x: northX, y: northY + 34 * unit, 'font-size': 16 * unit, 'font-weight': 700 };
  const middle = { 'text-anchor': 'middle', fill: colours.ink };
  return [
    stroke(bar, colours.ink, 1.5 * unit),
    element('text', { x, ...words }, '0'),
    element('text', { x: x + mile * 10, ...words, ...middle }, '10 mi'),
    stroke(arrow, colours.ink, 1.6 * unit),
    element('text', { ...north, ...middle }, 'N'),
  ].join('');
}
