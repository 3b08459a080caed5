import { hex, mix } from '../core/colour.ts';
import { createNoise, fractal } from '../core/noise.ts';
import { lerp, type Point, smooth, times } from '../core/numbers.ts';
import { polygon, polyline } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { clipPath, fill, group, linearGradient, stroke } from '../core/svg.ts';
import { plantAll } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { groundLayer } from '../terrain/ground.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import type { Place } from './place.ts';

const FORESTS = 6;

/** A limestone edge above layered pine forest, as on the Mogollon Rim. */
export const pinerim: Place = {
  camera: { truck: 0.34, eye: 4.4, ground: 0.84, x: 0.54, maxShadow: 3 },
  draw(stage) {
    drawSky(stage, { sunRadius: 44 });
    drawRanges(stage, [
      { height: 66, haze: 0.86, humps: 1.8, seed: 1, roughness: 0.06 },
      { height: 46, haze: 0.78, humps: 2.2, seed: 2, tilt: 0.5, roughness: 0.06 },
    ]);
    const edge = stage.project(0, 5.5)[1];
    times(FORESTS, (i) => drawForest(stage, edge, i));
    drawRim(stage, edge);
    drawRimRocks(stage);
    putVehicle(stage, { plume: 0.5 });
    drawNearTrees(stage);
  },
};

/** One belt of forest: a slope with teeth, paler at its foot. */
function drawForest(stage: Stage, edge: number, index: number) {
  const { light, horizon, unit } = stage;
  const t = index / (FORESTS - 1);
  const top = lerp(horizon + 2, edge - 6 * unit, t ** 1.15);
  const haze = lerp(0.74, 0.14, t ** 0.8);
  const swell = lerp(34, 130, t) * unit;
  const foot = mix(light.grade('pine', 0.3, haze), mix(light.haze, light.hazeInShade, 0.45), 0.5);
  stage.define(
    linearGradient(stage.id(`forest${index}`), {
      down: [top - swell, top + swell * 0.9],
      stops: [
        [0, light.paint('pine', 0.4, haze)],
        [1, hex(foot)],
      ],
    }),
  );
  const shape = forestShape(stage, { index, t, top, swell, base: edge + 40 * unit });
  stage.add(fill(shape, stage.url(`forest${index}`)));
}

interface Forest {
  index: number;
  t: number;
  top: number;
  swell: number;
  base: number;
}

function forestShape({ width, unit, seed }: Stage, { index, t, top, swell, base }: Forest): string {
  const noise = createNoise(seed + 30 + index);
  const random = createRandom(seed + index * 3);
  const tree = lerp(4, 42, t * t) * unit;
  const outline: Point[] = [[-10, base]];
  for (let x = -10; x < width + 10; ) {
    const hump = smooth(-0.5, 0.6, fractal(noise, (x / width) * 3.2, index, 3));
    const y = top - swell * (0.25 + 0.6 * hump) + (t > 0.7 ? 20 * unit : 0);
    const wide = tree * random.between(0.16, 0.3) + 1.6 * unit;
    const tall = tree * random.between(0.5, 1.15) * (random() < 0.12 ? 0.3 : 1);
    outline.push([x, y + tree * 0.25], [x + wide * 0.5, y - tall], [x + wide, y + tree * 0.2]);
    x += wide * random.between(0.7, 1.25);
  }
  return polygon([...outline, [width + 10, base]]);
}

/** The ground only as far as the edge of the rim. */
function drawRim(stage: Stage, edge: number) {
  const { width, height, unit, light, seed } = stage;
  const noise = createNoise(seed + 5);
  const lip = times(71, (i): Point => {
    return [(width * i) / 70, edge + (noise(i * 0.23, 2) * 16 + noise(i * 0.8, 4) * 6) * unit];
  });
  stage.define(
    clipPath(stage.id('rim'), polygon([...lip, [width + 5, height + 5], [-5, height + 5]])),
  );
  const ground = groundLayer(stage, { hazeFar: 0.05, pebbles: 0.7 });
  stage.add(group({ 'clip-path': stage.url('rim') }, ground));
  stage.add(stroke(polyline(lip), light.paint('cream', 1), 3 * unit, { opacity: 0.8 }));
}

function drawRimRocks(stage: Stage) {
  plantAll(stage, [
    ['boulder', 0.1, 4.6, { width: 2.2, material: 'cream', seed: 2 }],
    ['boulder', 0.18, 5, { width: 1.2, material: 'cream', seed: 6 }],
    ['boulder', 0.83, 4.8, { width: 1.8, material: 'cream', seed: 9 }],
    ['boulder', 0.36, 5.2, { width: 0.9, material: 'cream', seed: 12 }],
    ['grass', 0.3, 4, { height: 0.6 }],
    ['grass', 0.72, 4.4, { height: 0.6 }],
  ]);
  plantAll(stage, [
    ['pine', 0.93, 4.4, { height: 17, seed: 3, bare: 0.22 }],
    ['pine', 0.045, 4.2, { height: 14, seed: 6, bare: 0.2 }],
    ['pine', 0.16, 4.9, { height: 8, seed: 8, bare: 0.12 }],
  ]);
}

function drawNearTrees(stage: Stage) {
  const right = stage.camera.x > 0.5;
  const near = -stage.distance;
  plantAll(stage, [
    ['pine', right ? -0.01 : 1.01, near * 0.2, { height: 17, seed: 9, bare: 0.3 }],
    ['boulder', 0.93, near * 0.26, { width: 1, material: 'cream', seed: 3 }],
    ['grass', 0.86, near * 0.28, { height: 0.5 }],
    ['grass', 0.22, near * 0.3, { height: 0.5, seed: 3 }],
    ['grass', 0.16, near * 0.27, { height: 0.6, seed: 5 }],
    ['juniper', right ? 0.1 : 0.9, near * 0.12, { height: 1.5, width: 2, seed: 2 }],
  ]);
}
