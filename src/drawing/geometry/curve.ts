import { cyclicAt } from './cyclic-at.ts';
import { lerp } from './numbers.ts';
import type { Box, Outline, Point } from './outline.ts';

export type XY = readonly [x: number, y: number];

/** One drawn segment: straight if `control` is null, else a quadratic curve. */
export interface Piece {
  from: XY;
  control: XY | null;
  to: XY;
}

interface Edge {
  end: Point;
  curved: boolean;
  from: XY;
  control: XY;
  to: XY;
  visible: boolean;
}

/** Converts an outline with soft corners and bulged edges to straight and quadratic segments. */
export function piecesOf(points: Outline, closed = true): Piece[] {
  const edges = trimmedEdges(points, closed);
  const pieces: Piece[] = [];
  edges.forEach((edge, index) => {
    if (edge.visible) pieces.push(pieceOf(edge));
    if (!closed && index === edges.length - 1) return;
    if (edge.end[2]) pieces.push(cornerBetween(edge, cyclicAt(edges, index + 1)));
  });
  return pieces;
}

function pieceOf(edge: Edge): Piece {
  return { from: edge.from, control: edge.curved ? edge.control : null, to: edge.to };
}

function cornerBetween(edge: Edge, next: Edge): Piece {
  const corner: XY = [edge.end[0], edge.end[1]];
  const tangent = edge.curved || next.curved ? meet(edge, next) : null;
  return { from: edge.to, control: tangent ?? corner, to: next.from };
}

function trimmedEdges(points: Outline, closed: boolean): Edge[] {
  const count = closed ? points.length : points.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const start = cyclicAt(points, index);
    const end = cyclicAt(points, index + 1);
    const trimStart = closed || index > 0;
    const trimEnd = closed || index < count - 1;
    return trimEdge(start, end, [trimStart ? (start[2] ?? 0) : 0, trimEnd ? (end[2] ?? 0) : 0]);
  });
}

function trimEdge(start: Point, end: Point, trims: readonly [number, number]): Edge {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1e-6;
  const bulge = start[3] ?? 0;
  const control: XY = [
    (start[0] + end[0]) / 2 - (dy / length) * 2 * bulge,
    (start[1] + end[1]) / 2 + (dx / length) * 2 * bulge,
  ];
  const t0 = Math.min(trims[0], length * 0.5) / length;
  const t1 = 1 - Math.min(trims[1], length * 0.5) / length;
  const part = partOfQuadratic([start, control, end], [t0, t1]);
  return { end, curved: bulge !== 0, visible: t1 - t0 > 1e-4, ...part };
}

type Quadratic = readonly [XY | Point, XY | Point, XY | Point];

function partOfQuadratic(curve: Quadratic, [t0, t1]: readonly [number, number]) {
  const [a, c, b] = curve;
  const along = (axis: 0 | 1, s: number, t: number) =>
    lerp(lerp(a[axis], c[axis], s), lerp(c[axis], b[axis], s), t);
  const at = (s: number, t: number): XY => [along(0, s, t), along(1, s, t)];
  return { from: at(t0, t0), control: at(t0, t1), to: at(t1, t1) };
}

/** Where the two edges' tangents intersect; null if that is too far away to be the corner. */
function meet(edge: Edge, next: Edge): XY | null {
  const [a, b, c, d] = [edge.control, edge.to, next.from, next.control];
  const [x1, y1, x2, y2] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = x1 * y2 - y1 * x2;
  if (Math.abs(cross) < 1e-6) return null;
  const t = ((c[0] - a[0]) * y2 - (c[1] - a[1]) * x2) / cross;
  const point: XY = [a[0] + x1 * t, a[1] + y1 * t];
  const reach = Math.hypot(c[0] - b[0], c[1] - b[1]) * 1.6 + 0.2;
  return Math.hypot(point[0] - b[0], point[1] - b[1]) < reach ? point : null;
}

/** Points along the drawn curve, `steps` per segment. */
function flatten(points: Outline, closed = true, steps = 8): XY[] {
  return piecesOf(points, closed).flatMap(({ from, control, to }) => {
    const middle = control ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return Array.from({ length: steps + 1 }, (_, i) => pointOn([from, middle, to], i / steps));
  });
}

function pointOn(curve: Quadratic, t: number): XY {
  return partOfQuadratic(curve, [t, t]).from;
}

export function boxOf(points: Outline, closed = true): Box {
  const flat = flatten(points, closed);
  const xs = flat.map((p) => p[0]);
  const ys = flat.map((p) => p[1]);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Height of an open outline at x; beyond its ends, the height of the nearer end. */
export function heightAt(points: Outline, x: number): number {
  const flat = flatten(points, false);
  for (let i = 1; i < flat.length; i++) {
    const [a, b] = [cyclicAt(flat, i - 1), cyclicAt(flat, i)];
    if (a[0] <= x && b[0] >= x) return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
  }
  const [first, last] = [cyclicAt(flat, 0), cyclicAt(flat, -1)];
  return x < first[0] ? first[1] : last[1];
}
