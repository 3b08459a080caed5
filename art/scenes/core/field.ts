import { clamp } from './numbers.ts';

/** Heights sampled on a grid. The border and everything masked out is `OUTSIDE`. */
export interface Field {
  values: Float32Array;
  columns: number;
  rows: number;
  x0: number;
  y0: number;
  step: number;
}

export const OUTSIDE = -1000;

export function isOutside(value: number): boolean {
  return value < -900;
}

export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  step: number;
}

/** Samples `height(x, y)` over the area, with one border cell outside of it. */
export function sampleField(area: Area, height: (x: number, y: number) => number): Field {
  const { x0, y0, step } = area;
  const field = emptyField(area);
  const { values, columns, rows } = field;
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      values[row * columns + column] = height(x0 + (column - 1) * step, y0 + (row - 1) * step);
    }
  }
  return field;
}

export function emptyField({ x0, y0, x1, y1, step }: Area): Field {
  const columns = Math.max(3, Math.ceil((x1 - x0) / step) + 3);
  const rows = Math.max(3, Math.ceil((y1 - y0) / step) + 3);
  const values = new Float32Array(columns * rows).fill(OUTSIDE);
  return { values, columns, rows, x0: x0 - step, y0: y0 - step, step };
}

/** A field of the same grid from each value and its index; outside stays outside. */
export function mapField(field: Field, change: (value: number, index: number) => number): Field {
  const values = field.values.map((value, i) => (isOutside(value) ? value : change(value, i)));
  return { ...field, values };
}

/** The value some rows above (negative) or below; the fallback where there is none. */
export function valueBelow(field: Field, index: number, rows: number, fallback: number): number {
  const value = field.values[index + rows * field.columns];
  return value === undefined || isOutside(value) ? fallback : value;
}

const sorted = new WeakMap<Field, Float32Array>();

/** The value below which `share` of the field lies (0…1), so that tones keep their balance. */
export function quantile(field: Field, share: number): number {
  const known = sorted.get(field) ?? sortedSample(field);
  sorted.set(field, known);
  return known[Math.floor(clamp(share, 0, 0.9999) * known.length)] ?? 0;
}

function sortedSample({ values }: Field): Float32Array {
  return values.filter((value, i) => i % 3 === 0 && !isOutside(value)).sort();
}
