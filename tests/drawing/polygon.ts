import { piecesOf, type XY } from '#src/drawing/geometry/curve.ts';
import { lerp } from '#src/drawing/geometry/numbers.ts';
import type { Outline } from '#src/drawing/geometry/outline.ts';

const STEPS = 6;

/** The corners of a drawn closed outline, with its curves as short straight lines. */
export function polygonOf(outline: Outline): XY[] {
  return piecesOf(outline).flatMap(({ from, control, to }) => {
    if (!control) return [from];
    return Array.from({ length: STEPS }, (_, step): XY => {
      const t = step / STEPS;
      const along = (axis: 0 | 1) =>
        lerp(lerp(from[axis], control[axis], t), lerp(control[axis], to[axis], t), t);
      return [along(0), along(1)];
    });
  });
}

function edgesOf(polygon: readonly XY[]): [XY, XY][] {
  return polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] ?? point]);
}

/** Twice the area of a triangle: positive if the third point is to the left. */
function turn(a: XY, b: XY, c: XY): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

export function areaOf(polygon: readonly XY[]): number {
  return Math.abs(edgesOf(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0)) / 2;
}

/** Areas of the loops where a polygon's edge crosses itself, in square inches. */
export function foldsOf(polygon: readonly XY[]): number[] {
  const edges = edgesOf(polygon);
  return edges.flatMap(([a, b], at) =>
    edges.flatMap(([c, d], other) => {
      if (other < at + 2) return [];
      const crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
      if (!crosses) return [];
      const loop = polygon.slice(at + 1, other + 1);
      const rest = [...polygon.slice(other + 1), ...polygon.slice(0, at + 1)];
      return [Math.min(areaOf(loop), areaOf(rest))];
    }),
  );
}

export function isInside(polygon: readonly XY[], [x, y]: XY): boolean {
  const crossed = edgesOf(polygon).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
  );
  return crossed.length % 2 === 1;
}

/** The distance of a point from a polygon's edge, in inches. */
export function distanceTo(polygon: readonly XY[], [x, y]: XY): number {
  const distances = edgesOf(polygon).map(([a, b]) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = dx * dx + dy * dy || 1;
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
    return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
  });
  return Math.min(...distances);
}
