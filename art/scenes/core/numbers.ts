export type Point = readonly [x: number, y: number];

export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value));
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, an S-curve between. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Whole numbers 0…count-1 mapped, so that drawing reads without loop counters. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
}

/** From, from+step, … up to `to` (a little past it for rounding). */
export function range(from: number, to: number, step: number): number[] {
  return times(Math.floor((to - from) / step + 1e-9) + 1, (i) => from + i * step);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
