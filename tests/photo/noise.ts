/** A number from 0 to 1 for a cell of a grid: the same each time. */
export function cellNoise(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Noise without cells, from 0 to 1: patches about as large as one unit. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy].map((t) => t * t * (3 - 2 * t)) as [number, number];
  const at = (dx: number, dy: number) => cellNoise(ix + dx, iy + dy, seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
  const low = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
  return top + (low - top) * fy;
}

/** Two sizes of patches together. */
export function patches(x: number, y: number, seed: number): number {
  return 0.65 * smoothNoise(x, y, seed) + 0.35 * smoothNoise(x * 2.7, y * 2.7, seed + 1);
}
