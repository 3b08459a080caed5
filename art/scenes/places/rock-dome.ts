import { createNoise, fractal } from '../core/noise.ts';
import { type Point, range } from '../core/numbers.ts';
import { polyline, simplify } from '../core/path.ts';
import { group, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { type Crest, type Relief, reliefLayer } from '../terrain/relief.ts';

export interface Dome {
  index: number;
  crest: Crest;
  base: number;
  haze: number;
  /** Pixels between two beds at unit 1. */
  bedding: number;
}

/** A swell of bare sandstone with its cross-bedding. */
export function drawDome(stage: Stage, dome: Dome) {
  const { light, width, unit, sunSide, seed } = stage;
  const name = `dome${dome.index}`;
  const { svg } = reliefLayer(stage, {
    ...dome,
    name,
    x0: -10,
    x1: width + 10,
    relief: swells(stage, dome.index),
    light: [sunSide * 0.8, 0.62, 0.2 + 0.4 * light.front],
    colours: [0.04, 0.34, 0.68, 1].map((tone) => light.paint('slick', tone, dome.haze)),
    cuts: [0.22, 0.46, 0.82],
    step: 7 * unit,
    tolerance: 1,
    minArea: 120,
    coarse: true,
    seed,
  });
  const beds = bedLines(stage, dome);
  const lower = { opacity: 0.5, transform: `translate(0 ${2.2 * unit})` };
  stage.add(svg);
  stage.add(
    group(
      { 'clip-path': stage.url(name) },
      stroke(beds, light.paint('slick', 0, dome.haze), 1.3 * unit, { opacity: 0.38 }),
      stroke(beds, light.paint('slick', 1.1, dome.haze), unit, lower),
    ),
  );
}

function swells({ seed, unit }: Stage, index: number): Relief {
  const [wide, fine] = [createNoise(seed + index * 5), createNoise(seed + index * 7 + 1)];
  const slant = 0.06 * Math.sin(index * 2);
  return (x, y, crest) => {
    const bed = y + x * slant + wide((x * 0.0022) / unit, index) * 40 * unit;
    const swell = fractal(wide, (x * 0.0011) / unit + 5, (bed * 0.0042) / unit, 2) * 95;
    const ledges = fine((x * 0.0016) / unit, (bed * 0.02) / unit) * 15;
    const grain = fine((x * 0.004) / unit + 4, (bed * 0.058) / unit) * 4;
    return (swell + ledges + grain) * unit + Math.max(0, y - crest) ** 1.06 * 0.62;
  };
}

function bedLines({ seed, unit, width }: Stage, { index, crest, base, bedding }: Dome): string {
  const [wide, fine] = [createNoise(seed + index * 5), createNoise(seed + index * 7 + 1)];
  let data = '';
  for (let bed = 1; bed < 26; bed++) {
    const depth = bed * bedding * unit * (1 + 0.35 * fine(bed * 1.7, 2));
    const line = range(-10, width + 10, 22 * unit).map((x): Point => {
      const swell = depth * (1 + 0.3 * wide((x * 0.0016) / unit, index + bed * 0.05));
      const slant = (x - width / 2) * 0.05 * Math.sin(bed * 0.6 + index);
      return [x, crest(x) + swell + wide((x * 0.006) / unit, bed * 0.21) * 7 * unit + slant];
    });
    if ((line[0]?.[1] ?? 0) > base + 300) break;
    data += polyline(simplify(line, 0.5), true);
  }
  return data;
}
