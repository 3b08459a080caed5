import { hex } from '../core/colour.ts';
import { contour } from '../core/contour.ts';
import { type Field, mapField, quantile, sampleField, valueBelow } from '../core/field.ts';
import { createNoise, fractal } from '../core/noise.ts';
import { clamp, lerp, type Point, times } from '../core/numbers.ts';
import { polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { fill, fillHoled, group } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

export interface StripOptions {
  /** Band of the sky, shares of the horizon's height. */
  from: number;
  to: number;
  /** Share of the band that is cloud. */
  cover: number;
  /** Size of a cloud in pixels. */
  width: number;
  height: number;
  opacity?: number;
  lightFromBelow?: boolean;
}

/** Cloud strips like cut paper: thresholded noise in three flat tones. */
export function cloudStrips(stage: Stage, options: StripOptions): string {
  const { light } = stage;
  const { cover, opacity = 1 } = options;
  const body = stripField(stage, options);
  const lit = litField(body, options.lightFromBelow ?? true);
  const [shade, middle, edge] = light.cloud.map(hex);
  const cut = (field: Field, share: number, minArea: number, coarse = true) =>
    contour(field, quantile(field, 1 - share), { tolerance: 0.7, minArea, coarse });
  return group(
    { opacity },
    fillHoled(cut(body, cover, 60), shade ?? '', 0.4),
    fillHoled(cut(body, cover * 0.62, 50), middle ?? '', 0.62),
    fillHoled(cut(lit, cover * 0.34, 40, false), edge ?? '', 0.85),
  );
}

function stripField({ width, horizon, seed }: Stage, options: StripOptions): Field {
  const [noise, wind] = [createNoise(seed + 40), createNoise(seed + 43)];
  const [top, bottom] = [horizon * options.from, horizon * options.to];
  const area = { x0: -20, y0: top, x1: width + 20, y1: bottom, step: 7 };
  return sampleField(area, (x, y) => {
    const t = (y - top) / (bottom - top);
    const envelope = clamp(Math.sin(Math.PI * clamp(t))) ** 0.6;
    const near = 1 / lerp(1.35, 0.55, t); // Clouds near the horizon are farther, so smaller.
    const warp = wind(x / 240, y / 60) * 26;
    const [u, v] = [(x + warp * 2) / options.width, (y + warp * 0.35) / options.height];
    return fractal(noise, u * near, v * near, 4, 0.52) * 0.9 + envelope * 0.5 - 0.5;
  });
}

function litField(body: Field, fromBelow: boolean): Field {
  return mapField(body, (value, i) => {
    const beside = valueBelow(body, i, fromBelow ? 2 : -2, value);
    return value + (value - beside) * 2.1 - 0.02;
  });
}

/** High ice cloud: combed strokes, thick in the middle. */
export function cirrus(stage: Stage): string {
  const { width, horizon, seed, unit } = stage;
  const random = createRandom(seed + 44);
  const noise = createNoise(seed + 45);
  const slope = random.between(-0.16, 0.16);
  const paths = ['', ''];
  for (let band = 0; band < 5; band++) {
    const centre: Point = [width * random.between(0.05, 0.95), horizon * random.between(0.1, 0.62)];
    const length = width * random.between(0.14, 0.34);
    times(16, (i) => {
      const t = i / 15 - 0.5;
      const y = centre[1] + (t * 46 + random.between(-3, 3)) * unit;
      const x0 = centre[0] - length * random.between(0.3, 1) * (1 - Math.abs(t));
      const x1 = centre[0] + length * random.between(0.3, 1) * (1 - Math.abs(t));
      const thickness = random.between(1, 4.4) * unit * (1 - Math.abs(t) * 1.2);
      const bend = (u: number, x: number) =>
        (x - centre[0]) * slope +
        Math.sin(u * 2.4 + band) * 10 * unit +
        noise((x * 0.004) / unit, i * 0.35 + band) * 13 * unit;
      const middle = times(9, (j): Point => {
        const x = lerp(x0, x1, j / 8);
        return [x, y + bend(j / 8, x)];
      });
      paths[i % 3 ? 0 : 1] += lens(middle, thickness);
    });
  }
  const [, body, edge] = stage.light.cloud.map(hex);
  return (
    fill(paths[0] ?? '', body ?? '', { opacity: 0.55 }) +
    fill(paths[1] ?? '', edge ?? '', { opacity: 0.75 })
  );
}

/** A line drawn thick in the middle and pointed at both ends. */
function lens(line: readonly Point[], thickness: number): string {
  const half = (i: number) => thickness * Math.sin((Math.PI * i) / (line.length - 1));
  const upper = line.map(([x, y], i): Point => [x, y - half(i)]);
  const lower = line.map(([x, y], i): Point => [x, y + half(i)]);
  return polygon([...upper, ...lower.reverse()], { coarse: true });
}
