import { tenths, trace } from './path.ts';

export type Attributes = Record<string, string | number | undefined>;
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** One element; undefined attributes are left out, numbers keep two decimals. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const open = `<${name}${attributesText(attributes)}`;
  const content = children.join('');
  return content ? `${open}>${content}</${name}>` : `${open}/>`;
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? hundredths(value) : value}"`)
    .join('');
}

/** Two decimals, shortest text. */
export function hundredths(value: number): string {
  return `${Math.round(value * 100) / 100 || 0}`;
}

export function group(attributes: Attributes, ...children: string[]): string {
  const content = children.join('');
  return content ? `<g${attributesText(attributes)}>${content}</g>` : '';
}

/** A filled path; nothing when there is no path data. */
export function fill(data: string, colour: string, more: Attributes = {}): string {
  return data ? element('path', { d: data, fill: colour, ...more }) : '';
}

/** A filled path with holes. */
export function fillHoled(data: string, colour: string, opacity?: number): string {
  return fill(data, colour, { opacity, 'fill-rule': 'evenodd' });
}

export function stroke(data: string, colour: string, width: number, more: Attributes = {}): string {
  if (!data) return '';
  return element('path', { d: data, stroke: colour, 'stroke-width': width, fill: 'none', ...more });
}

export function roundStroke(data: string, colour: string, width: number, more: Attributes = {}) {
  return stroke(data, colour, width, { 'stroke-linecap': 'round', ...more });
}

export function rect([x, y, width, height]: Box, colour: string, more: Attributes = {}): string {
  const size = { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) };
  return element('rect', { ...size, fill: colour, ...more });
}

export function circle(
  centre: readonly number[],
  r: number,
  colour: string,
  more: Attributes = {},
) {
  return element('circle', { cx: centre[0], cy: centre[1], r, fill: colour, ...more });
}

export function ellipse(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  more: Attributes,
): string {
  return element('ellipse', { cx, cy, rx, ry, ...more });
}

export interface Gradient {
  stops: readonly Stop[];
  /** In shares of the shape: x1, y1, x2, y2. Default: downwards. */
  along?: readonly [number, number, number, number];
  /** In picture pixels, from one height to another. */
  down?: readonly [from: number, to: number];
}

export function linearGradient(id: string, gradient: Gradient): string {
  const [x1, y1, x2, y2] = gradient.along ?? [0, 0, 0, 1];
  const place = gradient.down
    ? { gradientUnits: 'userSpaceOnUse', x1: 0, y1: gradient.down[0], x2: 0, y2: gradient.down[1] }
    : { x1, y1, x2, y2 };
  return element('linearGradient', { id, ...place }, stops(gradient.stops));
}

export function radialGradient(id: string, list: readonly Stop[], more: Attributes = {}): string {
  return element('radialGradient', { id, ...more }, stops(list));
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

export function clipPath(id: string, data: string, more: Attributes = {}): string {
  return element('clipPath', { id }, element('path', { d: data, ...more }));
}

export function clipBox(id: string, box: Box): string {
  const [x, y, width, height] = box;
  return clipPath(id, trace`M${x} ${y}h${width}v${height}h${-width}z`);
}
