import { type Field, isOutside } from './field.ts';
import type { Point } from './numbers.ts';
import { polygon, simplify } from './path.ts';

export interface ContourOptions {
  /** Simplification in pixels. */
  tolerance?: number;
  /** Smaller loops are dropped, because they look like dirt. In square pixels. */
  minArea?: number;
  coarse?: boolean;
}

// For each of the sixteen corner patterns: which cell side leads to which.
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];
const LINKS: readonly (readonly number[])[] = [
  [],
  [LEFT, TOP],
  [TOP, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, BOTTOM],
  [LEFT, TOP, RIGHT, BOTTOM],
  [TOP, BOTTOM],
  [LEFT, BOTTOM],
  [BOTTOM, LEFT],
  [BOTTOM, TOP],
  [TOP, RIGHT, BOTTOM, LEFT],
  [BOTTOM, RIGHT],
  [RIGHT, LEFT],
  [RIGHT, TOP],
  [TOP, LEFT],
  [],
];

/** Marching squares: path data around everything at or above `level`. Fill with evenodd. */
export function contour(field: Field, level: number, options: ContourOptions = {}): string {
  const { tolerance = 0.8, minArea = 12, coarse = false } = options;
  const next = linkSides(field, level);
  let data = '';
  for (let side = 0; side < next.length; side++) {
    if ((next[side] ?? -1) < 0) continue;
    const loop = followLoop(field, level, next, side);
    if (loop.length < 4 || Math.abs(areaOf(loop)) < minArea) continue;
    const [first] = loop;
    const outline = simplify(first ? [...loop, first] : loop, tolerance);
    if (outline.length >= 4) data += polygon(outline.slice(0, -1), { coarse });
  }
  return data;
}

/** Each crossed cell side (even: horizontal, odd: vertical) points to the next one. */
function linkSides(field: Field, level: number): Int32Array {
  const { columns, rows } = field;
  const next = new Int32Array(columns * rows * 2).fill(-1);
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const cell = row * columns + column;
      linkCell(next, cornerPattern(field, cell, level), cell, columns);
    }
  }
  return next;
}

function cornerPattern({ values, columns }: Field, cell: number, level: number): number {
  return (
    ((values[cell] ?? 0) >= level ? 1 : 0) |
    ((values[cell + 1] ?? 0) >= level ? 2 : 0) |
    ((values[cell + columns + 1] ?? 0) >= level ? 4 : 0) |
    ((values[cell + columns] ?? 0) >= level ? 8 : 0)
  );
}

function linkCell(next: Int32Array, pattern: number, cell: number, columns: number) {
  const links = LINKS[pattern] ?? [];
  if (links.length === 0) return;
  const sides = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + columns), 2 * cell + 1];
  for (let i = 0; i < links.length; i += 2) {
    next[sides[links[i] ?? 0] ?? 0] = sides[links[i + 1] ?? 0] ?? -1;
  }
}

function followLoop(field: Field, level: number, next: Int32Array, start: number): Point[] {
  const points: Point[] = [];
  for (let side = start; (next[side] ?? -1) >= 0; ) {
    const following = next[side] ?? -1;
    points.push(crossing(field, level, following));
    next[side] = -1;
    side = following;
  }
  return points;
}

function crossing(field: Field, level: number, side: number): Point {
  const { values, columns, x0, y0, step } = field;
  const cell = side >> 1;
  const [column, row] = [cell % columns, Math.trunc(cell / columns)];
  const vertical = (side & 1) === 1;
  const a = values[cell] ?? 0;
  const b = values[cell + (vertical ? columns : 1)] ?? 0;
  const share = shareBetween(a, b, level);
  return vertical
    ? [x0 + column * step, y0 + (row + share) * step]
    : [x0 + (column + share) * step, y0 + row * step];
}

function shareBetween(a: number, b: number, level: number): number {
  if (isOutside(a)) return 0.98;
  return isOutside(b) ? 0.02 : (level - a) / (b - a);
}

function areaOf(loop: readonly Point[]): number {
  let twice = 0;
  loop.forEach(([x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length] ?? [0, 0];
    twice += x * nextY - y * nextX;
  });
  return twice / 2;
}
