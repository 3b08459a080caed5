import { contour } from '../core/contour.ts';
import { OUTSIDE, quantile, sampleField } from '../core/field.ts';
import { createNoise } from '../core/noise.ts';
import { type Point, range } from '../core/numbers.ts';
import { polygon, simplify } from '../core/path.ts';
import { clipPath, fill, fillHoled, group } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

/** Height of a crest line in picture pixels at x. */
export type Crest = (x: number) => number;
/** How far the rock stands towards the viewer at a point under a crest, in pixels. */
export type Relief = (x: number, y: number, crest: number) => number;
export type Bands = (x: number, y: number) => number;

export interface ReliefLayer {
  name: string;
  x0: number;
  x1: number;
  base: number;
  crest: Crest;
  relief: Relief;
  /** Deep shade, shade, light, full light. */
  colours: readonly string[];
  /** Shares of the surface below each of the three cuts: they keep the balance at any seed. */
  cuts: readonly [number, number, number];
  light: readonly [right: number, up: number, toViewer: number];
  step: number;
  minArea: number;
  tolerance: number;
  bands?: Bands;
  /** Roughness of the cut edges. */
  edge?: number;
  seed: number;
  coarse?: boolean;
}

/** A bump field lit by the sun and cut into four flat tones, like a block print. */
export function reliefLayer(stage: Stage, layer: ReliefLayer) {
  const silhouette = silhouetteOf(layer.crest, layer);
  const top = Math.min(...range(layer.x0, layer.x1, 6).map(layer.crest));
  const { x0, x1, base, step } = layer;
  const field = sampleField({ x0, x1, y0: top - step, y1: base, step }, brightnessOf(layer));
  const tones = layer.cuts.map((share, i) =>
    fillHoled(contour(field, quantile(field, share), layer), layer.colours[i + 1] ?? ''),
  );
  const clip = stage.id(layer.name);
  stage.define(clipPath(clip, silhouette));
  const shade = fill(silhouette, layer.colours[0] ?? '');
  return { svg: shade + group({ 'clip-path': `url(#${clip})` }, ...tones), silhouette };
}

function brightnessOf({ crest, relief, light, bands, edge = 0, seed, step }: ReliefLayer) {
  const noise = createNoise(seed + 77);
  const length = Math.hypot(...light);
  const reach = step * 0.5;
  return (x: number, y: number) => {
    const top = crest(x);
    if (y < top - step * 2.2) return OUTSIDE;
    const here = relief(x, y, top);
    const nx = (here - relief(x + reach, y, top)) / reach;
    const ny = (relief(x, y + reach, top) - here) / reach;
    const facing = nx * light[0] + ny * light[1] + light[2];
    const rough = edge ? edge * noise(x * 0.19, y * 0.19) : 0;
    return facing / (length * Math.hypot(nx, ny, 1)) + (bands?.(x, y) ?? 0) + rough;
  };
}

interface Span {
  x0: number;
  x1: number;
  base: number;
}

/** A crest closed down to its base. */
export function silhouetteOf(crest: Crest, { x0, x1, base }: Span, tolerance = 0.45): string {
  const line = range(x0, x1, 2.5).map((x): Point => [x, crest(x)]);
  const outline = simplify([...line, [x1, crest(x1)]], tolerance);
  return polygon([...outline, [x1, base], [x0, base]]);
}
