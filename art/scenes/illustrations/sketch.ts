import { times } from '../core/numbers.ts';
import { tenths, trace } from '../core/path.ts';
import { type Attributes, circle, element } from '../core/svg.ts';

/** Colours are custom properties with a light fallback: inline they follow the page's theme. */
export const INKS = {
  ink: 'var(--art-ink, #2a211c)',
  paper: 'var(--art-paper, #f6efe3)',
  field: 'var(--art-field, #eec491)',
  field2: 'var(--art-field-2, #e3a873)',
  ember: 'var(--art-ember, #c4532a)',
  metal: 'var(--art-metal, #d8ccba)',
  dark: 'var(--art-dark, #4a3d34)',
  green: 'var(--art-green, #8f9a6a)',
  soft: 'var(--art-soft, #9a8977)',
} as const;

export type Ink = keyof typeof INKS;
type At = readonly [x: number, y: number];

/** The line everything stands on. */
export const GROUND = 300;

/** Collects the parts of a spot illustration on a 480 × 360 sheet, back to front. */
export interface Sketch {
  line(data: string, more?: Attributes): void;
  shape(data: string, ink: Ink, more?: Attributes): void;
  disc(centre: At, radius: number, ink: Ink, more?: Attributes): void;
  /** The one warm field behind the thing. */
  sun(centre: At, radius: number): void;
  ring(centre: At, radius: number, more?: Attributes): void;
  /** Copies of a path around a centre. */
  around(centre: At, count: number, data: string, more?: Attributes): void;
  text(words: string, at: At, more?: Attributes): void;
  ground(from?: number, to?: number): void;
  hatch(x: number, count: number): void;
  drawing(): string;
}

export function createSketch(): Sketch {
  const parts: string[] = [];
  const add = (part: string) => void parts.push(part);
  const path = (d: string, more: Attributes) => add(element('path', { d, ...more }));
  const sketch: Sketch = {
    line: (data, more = {}) => path(data, more),
    shape: (data, ink, more = {}) => path(data, { fill: INKS[ink], ...more }),
    disc: (centre, radius, ink, more = {}) => add(circle(centre, radius, INKS[ink], more)),
    sun: (centre, radius) => add(circle(centre, radius, INKS.field, { stroke: 'none' })),
    ring: (centre, radius, more = {}) => add(circle(centre, radius, 'none', more)),
    around([x, y], count, data, more = {}) {
      times(count, (i) => {
        const turn = `translate(${tenths(x)} ${tenths(y)}) rotate(${tenths((i * 360) / count)})`;
        path(data, { transform: turn, ...more });
      });
    },
    text(words, [x, y], more = {}) {
      const look = { x, y, stroke: 'none', 'text-anchor': 'middle', 'font-weight': 700 };
      add(element('text', { ...look, ...more }, words));
    },
    ground: (from = 24, to = 456) => path(`M${from} ${GROUND}H${to}`, {}),
    hatch(x, count) {
      const strokes = times(count, (i) => trace`M${x + i * 6} ${GROUND + 6}l-7 9`).join('');
      path(strokes, { 'stroke-width': 1.3, stroke: INKS.soft });
    },
    drawing: () => parts.join(''),
  };
  return sketch;
}

/** A dimension line with ticks and its words. */
export function dimension(sketch: Sketch, from: At, to: At, words: string) {
  const upright = from[0] === to[0];
  const tick = ([x, y]: At) => (upright ? `M${x - 6} ${y}h12` : `M${x} ${y - 6}v12`);
  const data = `M${from.join(' ')}L${to.join(' ')}${tick(from)}${tick(to)}`;
  sketch.line(data, { stroke: INKS.ember, 'stroke-width': 1.6 });
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const look = { fill: INKS.ember, 'font-size': 22, 'font-weight': 600 };
  if (upright) sketch.text(words, [x - 10, y + 7], { ...look, 'text-anchor': 'end' });
  else sketch.text(words, [x, y - 9], look);
}

export function wheel(sketch: Sketch, centre: At, r: number) {
  const spoke = trace`M${-r * 0.07} ${-r * 0.12}L${-r * 0.13} ${-r * 0.52}H${r * 0.13}L${r * 0.07} ${-r * 0.12}Z`;
  const tread = { stroke: INKS.paper, 'stroke-width': 1.2, opacity: 0.5 };
  const dash = { 'stroke-dasharray': `${tenths(r * 0.1)} ${tenths(r * 0.07)}` };
  sketch.disc(centre, r, 'dark');
  sketch.ring(centre, r - 5, { ...tread, ...dash });
  sketch.disc(centre, r * 0.6, 'metal');
  sketch.disc(centre, r * 0.53, 'paper');
  sketch.around(centre, 6, spoke, { fill: INKS.metal });
  sketch.disc(centre, r * 0.15, 'ember');
}

export function cactus(sketch: Sketch, x: number, height: number) {
  const y = GROUND;
  const h = (share: number) => tenths(height * share);
  sketch.shape(`M${x - 7} ${y}v${h(-1)}a7 7 0 0 1 14 0V${y}z`, 'green');
  const left = trace`M${x - 7} ${y - height * 0.36}h-9q-7 0 -7 -7v${height * -0.2}a5 5 0 0 1 10 0v${height * 0.14}h6`;
  const right = trace`M${x + 7} ${y - height * 0.5}h8q7 0 7 -7v${height * -0.16}a5 5 0 0 1 10 0v${height * 0.2}q0 10 -10 12h-15`;
  sketch.shape(left + right, 'green');
  const pleats = trace`M${x - 2} ${y - 5}V${y - height * 0.95}M${x + 3} ${y - 5}V${y - height * 0.95}`;
  sketch.line(pleats, { 'stroke-width': 1.1 });
}

/** Hills as heights over a base line: x height pairs. */
export function ridge(sketch: Sketch, base: number, points: readonly At[]) {
  const line = points.map(([x, height]) => `${x} ${base - height}`).join('L');
  sketch.shape(`M${line}V${base}H${points[0]?.[0] ?? 0}z`, 'field2', { stroke: 'none' });
}

const TRUCK = {
  body: 'M-150 -38L-153 -78Q-153 -84 -146 -84H-28L-22 -130Q-20 -138 -10 -139L48 -141Q62 -141 70 -134L112 -92L152 -86Q168 -82 169 -70L171 -42L160 -34H140A34 34 0 0 0 72 -34H-62A34 34 0 0 0 -130 -34z',
  glass:
    'M-18 -90L-14 -126Q-13 -130 -8 -130L24 -131V-90zM32 -90V-131L50 -131Q58 -131 63 -126L96 -92V-90z',
  joints: 'M-28 -84L-26 -44M28 -131V-44M100 -86L92 -50M8 -76h12M78 -76h12',
  lamps: 'M150 -78l16 4 1 12-15-3zM-152 -72h7v20h-6z',
} as const;

/** A small generic pickup, nose to the right. */
export function pickup(sketch: Sketch, x: number, size: number) {
  const place = {
    transform: `translate(${x} ${GROUND}) scale(${size})`,
    'vector-effect': 'non-scaling-stroke',
  };
  sketch.shape(TRUCK.body, 'paper', place);
  sketch.shape(TRUCK.glass, 'metal', place);
  sketch.line(TRUCK.joints, place);
  sketch.shape(TRUCK.lamps, 'field2', place);
  wheel(sketch, [x - 96 * size, GROUND - 30 * size], 33 * size);
  wheel(sketch, [x + 106 * size, GROUND - 30 * size], 33 * size);
}
