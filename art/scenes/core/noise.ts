export type Noise = (x: number, y?: number) => number;

const STEPS = 1024;
const COS = Float64Array.from({ length: STEPS }, (_, i) => Math.cos((i * Math.PI) / 512));
const SIN = Float64Array.from({ length: STEPS }, (_, i) => Math.sin((i * Math.PI) / 512));

/** Two-dimensional gradient noise, about -1…1, from an integer hash of the lattice. */
export function createNoise(seed: number): Noise {
  const salt = (seed * 374761393) | 0;
  return (x, y = 0) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - ix, y - iy];
    const [u, v] = [fade(fx), fade(fy)];
    const a = slope(hashAt(ix, iy, salt), fx, fy);
    const b = slope(hashAt(ix + 1, iy, salt), fx - 1, fy);
    const c = slope(hashAt(ix, iy + 1, salt), fx, fy - 1);
    const d = slope(hashAt(ix + 1, iy + 1, salt), fx - 1, fy - 1);
    return 1.4 * (a + u * (b - a) + v * (c - a + u * (a - b - c + d)));
  };
}

function hashAt(ix: number, iy: number, salt: number): number {
  const mixed = (Math.imul(ix, 374761393) + Math.imul(iy, 668265263) + salt) | 0;
  const hash = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (hash ^ (hash >>> 16)) & (STEPS - 1);
}

function slope(hash: number, x: number, y: number): number {
  return (COS[hash] ?? 0) * x + (SIN[hash] ?? 0) * y;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Sum of octaves: clouds, patches on the ground, rough edges. */
export function fractal(noise: Noise, x: number, y: number, octaves = 4, gain = 0.5): number {
  let [value, total, weight] = [0, 0, 1];
  for (let i = 0, px = x, py = y; i < octaves; i++, px = px * 2 + 17.3, py = py * 2 - 9.1) {
    value += weight * noise(px, py);
    total += weight;
    weight *= gain;
  }
  return value / total;
}

/** Sum of folded octaves: crests and flutes, highest along the folds. */
export function ridged(noise: Noise, x: number, y: number, octaves = 4, gain = 0.5): number {
  let [value, total, weight] = [0, 0, 1];
  for (let i = 0, px = x, py = y; i < octaves; i++, px = px * 2.05 + 11.7, py = py * 2.05 + 5.3) {
    value += weight * (1 - Math.abs(noise(px, py)) * 1.6);
    total += weight;
    weight *= gain;
  }
  return value / total;
}
