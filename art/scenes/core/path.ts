import { clamp, type Point } from './numbers.ts';

/** One decimal in the fewest characters: ".5", "-3", "12.4". */
export function tenths(value: number): string {
  return tenthsText(Math.round(value * 10));
}

function tenthsText(units: number): string {
  if (units % 10 === 0) return `${units / 10 || 0}`;
  const size = Math.abs(units);
  const whole = Math.trunc(size / 10);
  return `${units < 0 ? '-' : ''}${whole || ''}.${size - whole * 10}`;
}

/** Path data as a template: numbers become tenths, text stays. trace`M${x} ${y}h${width}z` */
export function trace(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return values.reduce<string>((data, value, i) => {
    const text = typeof value === 'number' ? tenths(value) : value;
    return data + text + (parts[i + 1] ?? '');
  }, parts[0] ?? '');
}

export interface PolyOptions {
  /** Draw the line back to the start; default true. */
  close?: boolean;
  /** Whole pixels instead of tenths, for large soft shapes. */
  coarse?: boolean;
}

/** Straight path through the points in relative steps, without steps that round to nothing. */
export function polygon(points: readonly Point[], options: PolyOptions = {}): string {
  const [first] = points;
  if (!first) return '';
  const units = options.coarse ? 1 : 10;
  const text = options.coarse ? (value: number) => `${value}` : tenthsText;
  let [px, py] = [Math.round(first[0] * units), Math.round(first[1] * units)];
  let data = `M${text(px)} ${text(py)}l`;
  let started = false;
  for (const [toX, toY] of points.slice(1)) {
    const [x, y] = [Math.round(toX * units), Math.round(toY * units)];
    if (x === px && y === py) continue;
    const [dx, dy] = [text(x - px), text(y - py)];
    data += `${started ? joint(dx) : ''}${dx}${joint(dy)}${dy}`;
    [px, py, started] = [x, y, true];
  }
  if (!started) data += '0 0';
  return options.close === false ? data : `${data}z`;
}

export function polyline(points: readonly Point[], coarse = false): string {
  return polygon(points, { close: false, coarse });
}

function joint(next: string): string {
  return next.startsWith('-') ? '' : ' ';
}

/** Closed Catmull-Rom curve through the points; `tension` 1/6 is the round one. */
export function closedCurve(points: readonly Point[], tension = 1 / 6): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const pieces = points.map((b, i) => {
    const [a, c, d] = [at(i - 1), at(i + 1), at(i + 2)];
    const [x1, y1] = [b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension];
    const [x2, y2] = [c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension];
    return trace`C${x1} ${y1} ${x2} ${y2} ${c[0]} ${c[1]}`;
  });
  const [x, y] = at(0);
  return trace`M${x} ${y}${pieces.join('')}z`;
}

/** Zero-length strokes: with round caps each point paints one dot. */
export function dots(points: readonly Point[]): string {
  let [px, py] = [0, 0];
  return points
    .map((point, i) => {
      const [x, y] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
      const [dx, dy] = [tenthsText(x - px), tenthsText(y - py)];
      [px, py] = [x, y];
      return i === 0 ? `M${dx} ${dy}h0` : `m${dx}${joint(dy)}${dy}h0`;
    })
    .join('');
}

/** Douglas–Peucker: leaves out points nearer than `tolerance` to the line they sit on. */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 4) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const far = farthest(points, from, to);
    if (far.distance <= tolerance) continue;
    keep[far.index] = 1;
    open.push([from, far.index], [far.index, to]);
  }
  return points.filter((_, i) => keep[i]);
}

function farthest(points: readonly Point[], from: number, to: number) {
  const [start, end] = [points[from] ?? [0, 0], points[to] ?? [0, 0]];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  let [distance, index] = [0, -1];
  for (let i = from + 1; i < to; i++) {
    const point = points[i] ?? start;
    const [ex, ey] = [point[0] - start[0], point[1] - start[1]];
    const away = length > 1e-9 ? Math.abs(dx * ey - dy * ex) / length : Math.hypot(ex, ey);
    if (away > distance) [distance, index] = [away, i];
  }
  return { distance, index };
}

/** Height of a line of points at a share of its width; the ends hold outside 0…1. */
export function heightAlong(points: readonly Point[]): (share: number) => number {
  return (share) => {
    const after = points.findIndex(([at]) => share <= at);
    const [b, a] = [points[after < 0 ? points.length - 1 : after], points[after - 1]];
    if (!b) return 0;
    if (!a) return b[1];
    return a[1] + (b[1] - a[1]) * clamp((share - a[0]) / (b[0] - a[0] || 1));
  };
}
