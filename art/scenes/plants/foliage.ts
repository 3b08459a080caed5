import { contour } from '../core/contour.ts';
import { emptyField, type Field, OUTSIDE } from '../core/field.ts';
import { createNoise, fractal, type Noise } from '../core/noise.ts';
import { clamp, lerp } from '../core/numbers.ts';
import { fillHoled } from '../core/svg.ts';
import type { Material } from '../light/materials.ts';
import type { PlantContext } from './plant-context.ts';

export type Ball = readonly [x: number, y: number, radius: number];

export interface Foliage {
  material: Material;
  /** Shade first, then one tone per cut. */
  tones: readonly number[];
  /** Shares of the leaves below each lighter tone. */
  cuts: readonly number[];
  roughness: number;
  frequency: number;
  step: number;
  level: number;
  seed: number;
  minArea?: number;
  squash?: number;
  tolerance?: number;
}

/** A leafy mass: balls melted together, edged with noise, cut into flat tones by the light. */
export function drawFoliage(
  balls: readonly Ball[],
  foliage: Foliage,
  context: PlantContext,
): string {
  if (balls.length === 0) return '';
  const { density, light } = leafFields(balls, foliage, context.sunSide);
  const lit = light.values.filter((value) => value > -8).sort();
  if (lit.length === 0) return '';
  const { minArea = 7, tolerance = 0.7, tones, level, cuts, material } = foliage;
  const options = { tolerance, minArea, coarse: true };
  const dim = lerp(0.55, 1, clamp(context.light.front + 0.35));
  const base = fillHoled(
    contour(density, level, options),
    context.light.paint(material, tones[0] ?? 0, context.haze),
  );
  const lighter = cuts.map((share, i) => {
    const tone = clamp((tones[i + 1] ?? 1) * (i === 2 ? 1 : dim), 0, 1.1);
    const cut = lit[Math.floor(share * lit.length)] ?? 0;
    return fillHoled(
      contour(light, cut, options),
      context.light.paint(material, tone, context.haze),
    );
  });
  return base + lighter.join('');
}

interface Grids {
  density: Float32Array;
  light: Float32Array;
  weight: Float32Array;
}

function leafFields(balls: readonly Ball[], foliage: Foliage, sunSide: 1 | -1) {
  const frame = emptyField({ ...boundsOf(balls), step: foliage.step });
  const size = frame.values.length;
  const grids: Grids = {
    density: new Float32Array(size),
    light: new Float32Array(size),
    weight: new Float32Array(size),
  };
  for (const ball of balls) splat(ball, { frame, grids, squash: foliage.squash ?? 0.85, sunSide });
  return roughen(frame, grids, foliage);
}

function boundsOf(balls: readonly Ball[]) {
  return {
    x0: Math.min(...balls.map(([x, , r]) => x - r * 1.4)),
    x1: Math.max(...balls.map(([x, , r]) => x + r * 1.4)),
    y0: Math.min(...balls.map(([, y, r]) => y - r * 1.3)),
    y1: Math.max(...balls.map(([, y, r]) => y + r * 1.3)),
  };
}

interface Splat {
  frame: Field;
  grids: Grids;
  squash: number;
  sunSide: 1 | -1;
}

/** Adds one ball to the grids; costs its own area, not the whole crown's. */
function splat([bx, by, r]: Ball, { frame, grids, squash, sunSide }: Splat) {
  const { columns, rows, x0, y0, step } = frame;
  const reach = r * 1.8;
  const first = (at: number, origin: number) =>
    Math.max(1, Math.floor((at - reach - origin) / step));
  const last = (at: number, origin: number, count: number) =>
    Math.min(count - 2, Math.ceil((at + reach - origin) / step));
  for (let row = first(by, y0); row <= last(by, y0, rows); row++) {
    const dy = (y0 + row * step - by) / r;
    for (let column = first(bx, x0); column <= last(bx, x0, columns); column++) {
      const dx = (x0 + column * step - bx) / r;
      const near = dx * dx + (dy * dy) / (squash * squash);
      if (near >= 3.2) continue;
      const cell = row * columns + column;
      const lobe = Math.exp(-(dx * dx + dy * dy) * 1.3);
      grids.density[cell] = (grids.density[cell] ?? 0) + Math.exp(-near * 1.7);
      grids.light[cell] = (grids.light[cell] ?? 0) + lobe * (dx * sunSide - dy * 0.8);
      grids.weight[cell] = (grids.weight[cell] ?? 0) + lobe;
    }
  }
}

function roughen(frame: Field, grids: Grids, foliage: Foliage) {
  const noise = createNoise(foliage.seed);
  const density = { ...frame, values: new Float32Array(frame.values.length).fill(OUTSIDE) };
  const light = { ...frame, values: new Float32Array(frame.values.length).fill(-9) };
  const { columns, rows, x0, y0, step } = frame;
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const cell = row * columns + column;
      const at = { x: x0 + column * step, y: y0 + row * step };
      const value = leafDensity(grids.density[cell] ?? 0, at, foliage, noise);
      density.values[cell] = value;
      if (value <= foliage.level * 0.96) continue;
      const lit = (grids.light[cell] ?? 0) / ((grids.weight[cell] ?? 0) + 0.25);
      light.values[cell] = lit + 0.62 * leafNoise(at, foliage.frequency * 1.5, noise, 40);
    }
  }
  return { density, light };
}

interface At {
  x: number;
  y: number;
}

function leafDensity(raw: number, at: At, foliage: Foliage, noise: Noise): number {
  if (raw < 0.01) return 0;
  const { frequency, roughness } = foliage;
  const edge = fractal(noise, at.x * frequency, at.y * frequency, 3, 0.62);
  return Math.min(raw, 1.4) + roughness * edge * Math.min(1, raw * 4);
}

function leafNoise({ x, y }: At, frequency: number, noise: Noise, shift: number): number {
  return fractal(noise, x * frequency + shift, y * frequency, 2, 0.6);
}
