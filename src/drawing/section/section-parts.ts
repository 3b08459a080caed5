import type { Outline } from '../geometry/outline.ts';
import { bar } from '../side/bar.ts';
import { element } from '../svg/element.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawingTheme } from '../theme.ts';
import { rimEdgeIn, type SectionPlan, STOCK_ROOM_IN, type WheelSlice } from './section-plan.ts';

/** Rubber that is cut, and behind it the rest of the tire, in both themes. */
const RUBBER = { light: '#57504a', dark: '#8b8178' };
const BEHIND = { light: '#d9d3ca', dark: '#3d3733' };
const TREAD_IN = 1.3;
const SIDEWALL_IN = 0.9;
const METAL = { fill: '#b9b2a8', line: '#2a211c' };
const ARM = { fill: '#4d453e', highlight: '#8d8174' };
/** The profile of a rim is on no record: a usual one, in inches. */
const FLANGE_IN = 0.65;
const WELL_IN = 1.2;

/** The rest of the tire behind the cut, and the rubber that is cut, above and below the wheel. */
export function tireMarkup({ sheet, own }: SectionPlan, theme: 'light' | 'dark'): string {
  const behind = element('path', {
    d: sheet.path(tireOutline(own)),
    fill: BEHIND[theme],
    stroke: RUBBER[theme],
    'stroke-width': 1.2 * sheet.detail,
  });
  const cut = ([1, -1] as const).flatMap((up) => [
    sheet.path(cutOutline(own, { up, wallIn: 0, treadIn: 0 })),
    sheet.path(cutOutline(own, { up, wallIn: SIDEWALL_IN, treadIn: TREAD_IN })),
  ]);
  return behind + element('path', { d: cut.join(''), fill: RUBBER[theme], 'fill-rule': 'evenodd' });
}

type Cut = { up: 1 | -1; wallIn: number; treadIn: number };

/** From bead to bead around the tread, or the hollow inside of it. */
function cutOutline(wheel: WheelSlice, { up, wallIn, treadIn }: Cut): Outline {
  const { middleIn, sectionIn, tireRadiusIn, rimRadiusIn } = wheel;
  const y = (fromHubIn: number) => tireRadiusIn + up * fromHubIn;
  const half = sectionIn / 2 - wallIn;
  const bead = wheel.widthIn / 2 - wallIn;
  const soft = 2.6 - wallIn;
  return [
    [middleIn - bead, y(rimRadiusIn)],
    [middleIn - half, y(rimRadiusIn + 2), 1],
    [middleIn - half, y(tireRadiusIn - treadIn), soft],
    [middleIn + half, y(tireRadiusIn - treadIn), soft],
    [middleIn + half, y(rimRadiusIn + 2), 1],
    [middleIn + bead, y(rimRadiusIn)],
  ];
}

export function stockTireMarkup({ sheet, stock }: SectionPlan, theme: DrawingTheme): string {
  return element('path', {
    d: sheet.path(tireOutline(stock)),
    fill: 'none',
    stroke: theme.ghost,
    'stroke-width': 1.4 * sheet.detail,
    'stroke-dasharray': '6 4',
  });
}

function tireOutline({ middleIn, sectionIn, tireRadiusIn }: WheelSlice): Outline {
  const [left, right] = [middleIn - sectionIn / 2, middleIn + sectionIn / 2];
  const top = tireRadiusIn * 2;
  return [
    [left, 0, 2.6],
    [left, top, 2.6],
    [right, top, 2.6],
    [right, 0, 2.6],
  ];
}

/** The rim's profile above and below the hub, and the disc that bolts to it. */
export function wheelMarkup({ sheet, own }: SectionPlan, theme: DrawingTheme): string {
  const lines = ([1, -1] as const).flatMap((up) => [
    sheet.path(barrel(own, up), false),
    sheet.path(disc(own, up), false),
  ]);
  return element('path', {
    d: lines.join(''),
    fill: 'none',
    stroke: theme.accent,
    'stroke-width': 2.6 * sheet.detail,
  });
}

function barrel(wheel: WheelSlice, up: 1 | -1): Outline {
  const [outer, inner] = [rimEdgeIn(wheel, 'outer'), rimEdgeIn(wheel, 'inner')];
  const y = (aboveIn: number) => wheel.tireRadiusIn + up * (wheel.rimRadiusIn + aboveIn);
  return [
    [outer, y(FLANGE_IN)],
    [outer, y(0)],
    [outer + 1.2, y(0)],
    [outer + 2, y(-WELL_IN)],
    [inner - 2, y(-WELL_IN)],
    [inner - 1.2, y(0)],
    [inner, y(0)],
    [inner, y(FLANGE_IN)],
  ];
}

function disc(wheel: WheelSlice, up: 1 | -1): Outline {
  const outer = rimEdgeIn(wheel, 'outer');
  const y = (fromHubIn: number) => wheel.tireRadiusIn + up * fromHubIn;
  return [
    [Math.max(outer + 2, -2.6), y(wheel.rimRadiusIn - WELL_IN)],
    [-0.3, y(3.6)],
    [-0.3, y(0)],
  ];
}

/** Hub, brake disc, and what holds them: usual sizes, drawn for orientation. */
export function hubMarkup({ sheet, own, stock, part }: SectionPlan): string {
  const hub = own.tireRadiusIn;
  const box = (x: number, width: number, half: number) =>
    element('path', {
      d: sheet.path([
        [x, hub - half],
        [x + width, hub - half],
        [x + width, hub + half],
        [x, hub + half],
      ]),
      fill: METAL.fill,
      stroke: METAL.line,
      'stroke-width': sheet.detail,
    });
  const brake = Math.min(own.rimRadiusIn, stock.rimRadiusIn) - 2.4;
  return holders({ sheet, own, stock, part }) + box(1.7, 0.9, brake) + box(0, 2.4, 2.8);
}

type Held = Pick<SectionPlan, 'sheet' | 'own' | 'stock' | 'part'>;

/** The part beside the wheel is where the trade's rule has it beside the stock wheel. */
function holders({ sheet, own, stock, part }: Held): string {
  const hub = own.tireRadiusIn;
  const besideIn = rimEdgeIn(stock, 'inner') + STOCK_ROOM_IN;
  const flange = stock.rimRadiusIn - 0.2;
  const link = (from: readonly [number, number], to: readonly [number, number], width: number) =>
    bar({ sheet }, { from, to, width, ...ARM });
  const axle = link([2.4, hub], [20, hub], part === 'control-arm' ? 3.4 : 2);
  if (part === 'control-arm') return axle + link([besideIn + 1, hub - 4.5], [20, hub - 4.5], 2);
  const lower = link([besideIn - 1, hub - flange + 1.4], [20, hub - flange + 3.6], 2);
  const strut = link([besideIn + 1.2, hub + 2], [besideIn + 2.4, hub + flange + 9], 2.4);
  if (part === 'strut') return axle + lower + strut;
  const joint = element('circle', {
    cx: sheet.x(besideIn + 1),
    cy: sheet.y(hub + flange),
    r: sheet.length(1),
    fill: METAL.fill,
    stroke: METAL.line,
    'stroke-width': sheet.detail,
  });
  const upper = link([besideIn + 1, hub + flange], [20, hub + flange + 3], 1.8);
  return axle + lower + upper + joint;
}

export function groundMarkup(sheet: Sheet, theme: DrawingTheme): string {
  return element('path', {
    d: `M0 ${sheet.y(0)}H${sheet.widthPx}`,
    stroke: theme.ink,
    'stroke-width': 2 * sheet.detail,
  });
}
