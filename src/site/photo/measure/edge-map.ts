import type { WheelMark } from './marks.ts';

export interface GreyPhoto {
  width: number;
  height: number;
  /** One byte a pixel, row by row. */
  grey: Uint8Array | Uint8ClampedArray;
}

export const rays = 96;
const innermost = 0.6;
const outermost = 1.42;
/** Radii closer than a pixel tell nothing more; more of them than this only take time. */
const finestPx = 0.8;
const finestShare = 0.0075;

/**
 * The surroundings of a marked rim, unrolled: how much darker it becomes outward, for each ray from the hub and each
 * radius, as a fraction of the mark's own size. Contrast counts, not brightness: the edge of a black rim on a black
 * tire is as good as that of a silver one.
 */
export interface EdgeMap {
  mark: WheelMark;
  radii: number;
  innermost: number;
  step: number;
  /** Change outward, `rays` rows of `radii`; positive where bright turns dark. */
  change: Float32Array;
  /** The same in units of what is an edge here, from -1 to 1. */
  edges: Float32Array;
}

export function edgeMap(photo: GreyPhoto, mark: WheelMark): EdgeMap {
  const step = Math.max(finestPx / mark.halfHeight, finestShare);
  const radii = Math.floor((outermost - innermost) / step);
  const light = new Float32Array(rays * radii);
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray * 2 * Math.PI) / rays;
    const [dx, dy] = [Math.cos(angle) * mark.halfWidth, Math.sin(angle) * mark.halfHeight];
    for (let k = 0; k < radii; k++) {
      const r = innermost + k * step;
      light[ray * radii + k] = logLight(photo, mark.x + dx * r, mark.y + dy * r);
    }
  }
  const change = outwardChange(light, radii);
  return { mark, radii, innermost, step, change, edges: asEdges(change) };
}

const blackLevel = 14;

/** Logarithm of the light at a point between pixels; beyond the photo, that of its border. */
function logLight({ grey, width, height }: GreyPhoto, x: number, y: number): number {
  const [cx, cy] = [
    Math.min(width - 1.001, Math.max(0, x)),
    Math.min(height - 1.001, Math.max(0, y)),
  ];
  const [ix, iy] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - ix, cy - iy];
  const at = iy * width + ix;
  const top = (grey[at] ?? 0) * (1 - fx) + (grey[at + 1] ?? 0) * fx;
  const low = (grey[at + width] ?? 0) * (1 - fx) + (grey[at + width + 1] ?? 0) * fx;
  return Math.log(top * (1 - fy) + low * fy + blackLevel);
}

/** Differences over two steps, averaged with both neighbors: grain cancels out, rims do not. */
function outwardChange(light: Float32Array, radii: number): Float32Array {
  const change = new Float32Array(light.length);
  const at = (ray: number, k: number) => light[((ray + rays) % rays) * radii + k] ?? 0;
  for (let ray = 0; ray < rays; ray++) {
    for (let k = 2; k < radii - 2; k++) {
      let sum = 0;
      for (let side = -1; side <= 1; side++) {
        const inner = at(ray + side, k - 1) + 0.5 * at(ray + side, k - 2);
        const outer = at(ray + side, k + 1) + 0.5 * at(ray + side, k + 2);
        sum += (inner - outer) * (side === 0 ? 0.5 : 0.25);
      }
      change[ray * radii + k] = sum;
    }
  }
  return change;
}

const clearEdge = 5;
const leastChange = 0.02;

/** Very strong edges count no more than clear ones: a glint or a letter must not outweigh a whole rim. */
function asEdges(change: Float32Array): Float32Array {
  const sizes = Float32Array.from(change, Math.abs).sort();
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const clear = Math.max(leastChange, usual * clearEdge);
  return change.map((value) => Math.min(1, Math.max(-1, value / clear)));
}
