import { contour } from '../core/contour.ts';
import { type Field, mapField, quantile, sampleField } from '../core/field.ts';
import { createNoise, fractal } from '../core/noise.ts';
import { lerp, type Point } from '../core/numbers.ts';
import { dots } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { fillHoled, group, linearGradient, rect, roundStroke } from '../core/svg.ts';
import type { Material } from '../light/materials.ts';
import type { Stage } from '../stage.ts';
import { roadBand } from './road.ts';

export interface Ground {
  material: Material;
  tone: number;
  /** Tone at the bottom edge. */
  nearTone: number;
  hazeFar: number;
  /** Share of the ground below, and the tone of what is above. */
  darkPatches: readonly (readonly [share: number, tone: number])[];
  lightPatch: readonly [share: number, tone: number];
  pebbles: number;
  road: 'dirt' | 'asphalt' | 'none';
  roadMaterial: Material;
  roadTone: number;
}

const SOIL: Ground = {
  material: 'soil',
  tone: 0.7,
  nearTone: 0.36,
  hazeFar: 0.62,
  darkPatches: [
    [0.6, 0.38],
    [0.84, 0.2],
  ],
  lightPatch: [0.8, 0.92],
  pebbles: 1,
  road: 'dirt',
  roadMaterial: 'sand',
  roadTone: 0.74,
};

export function drawGround(stage: Stage, options: Partial<Ground> = {}) {
  stage.add(groundLayer(stage, options));
}

/** The ground plane: graded by depth, patched with hand-cut tones in true perspective. */
export function groundLayer(stage: Stage, options: Partial<Ground> = {}): string {
  const ground = { ...SOIL, road: stage.camera.road ?? SOIL.road, ...options };
  const { width, height, horizon } = stage;
  const top = horizon - 1;
  defineDepth(stage, ground, top);
  const field = patchField(stage);
  return [
    rect([0, top, width, height - top], stage.url('ground')),
    patches(stage, ground, field),
    ground.road === 'none' ? '' : roadBand(stage, ground),
    ground.pebbles > 0 ? pebbles(stage, ground) : '',
  ].join('');
}

function defineDepth(stage: Stage, ground: Ground, top: number) {
  const { light, height } = stage;
  const { material, tone, hazeFar, nearTone } = ground;
  stage.define(
    linearGradient(stage.id('ground'), {
      down: [top, height],
      stops: [
        [0, light.paint(material, tone, hazeFar)],
        [0.16, light.paint(material, tone, hazeFar * 0.62)],
        [0.55, light.paint(material, tone * 0.92, 0.06)],
        [1, light.paint(material, nearTone)],
      ],
    }),
  );
}

function patchField(stage: Stage): Field {
  const { width, height, horizon, scale, unit, seed } = stage;
  const noise = createNoise(seed + 21);
  const area = { x0: -6, y0: horizon + 3, x1: width + 6, y1: height + 6, step: 8 * unit };
  return sampleField(area, (x, y) => {
    const { nearness } = stage.groundAt(Math.max(y, horizon + 1.5));
    const metres = (x - width / 2) / (scale * nearness);
    const u = metres / (5.5 / nearness ** 0.25) + 40;
    return fractal(noise, u, Math.log(nearness) * 5.2, 4, 0.55) + 0.05;
  });
}

const PATCH = { tolerance: 1.3, minArea: 90, coarse: true };

function patches({ light }: Stage, ground: Ground, field: Field): string {
  const { material, darkPatches, lightPatch } = ground;
  const dark = darkPatches.map(([share, tone]) =>
    fillHoled(
      contour(field, quantile(field, share), PATCH),
      light.paint(material, tone, 0.12),
      0.62,
    ),
  );
  const turned = mapField(field, (value) => -value);
  const bright = contour(turned, quantile(turned, lightPatch[0]), PATCH);
  return dark.join('') + fillHoled(bright, light.paint(material, lightPatch[1], 0.1), 0.6);
}

function pebbles(stage: Stage, { material, pebbles: amount }: Ground): string {
  const { light, width, height, horizon, unit, sunSide } = stage;
  const random = createRandom(stage.seed + 22);
  const small: Point[] = [];
  const large: Point[] = [];
  for (let i = 0; i < 400 * amount; i++) {
    const y = lerp(horizon + 14 * unit, height, random() ** 0.7);
    const x = random() * width;
    const near = stage.groundAt(y).nearness > 1.1 && random() < 0.45;
    (near ? large : small).push([x, y]);
  }
  const litSide = (points: readonly Point[]) =>
    dots(points.map(([x, y]): Point => [x + sunSide * 0.5 * unit, y - 0.6 * unit]));
  return group(
    {},
    roundStroke(dots(small), light.paint(material, 0.08), 1.7 * unit, { opacity: 0.55 }),
    roundStroke(litSide(small), light.paint(material, 1.05), unit, { opacity: 0.7 }),
    roundStroke(dots(large), light.paint(material, 0.04), 2.8 * unit, { opacity: 0.55 }),
    roundStroke(litSide(large), light.paint(material, 1), 1.6 * unit, { opacity: 0.7 }),
  );
}
