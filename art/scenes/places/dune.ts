import { createNoise } from '../core/noise.ts';
import { lerp, type Point, range, times } from '../core/numbers.ts';
import { polygon, polyline, simplify } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { fill, stroke } from '../core/svg.ts';
import { plantAll, scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { drawDuneRow } from './dune-row.ts';
import { keepFree, type Place } from './place.ts';

/** Dunes in three rows, wind ripples, and the truck's own tracks. */
export const dune: Place = {
  camera: { truck: 0.24, eye: 1.5, ground: 0.8, x: 0.34, maxShadow: 4 },
  draw(stage) {
    drawSky(stage, { sunRadius: 64, cover: 0.16 });
    drawRanges(stage, [
      { height: 110, haze: 0.8, humps: 2.2, seed: 1 },
      { height: 86, haze: 0.66, humps: 2.6, seed: 2, tilt: 0.6 },
      { height: 60, haze: 0.54, humps: 3, seed: 4, tilt: -0.7 },
    ]);
    drawGround(stage, {
      material: 'dune',
      hazeFar: 0.16,
      road: 'none',
      pebbles: 0.15,
      darkPatches: [
        [0.66, 0.5],
        [0.88, 0.32],
      ],
      lightPatch: [0.76, 0.98],
      nearTone: 0.4,
    });
    drawDunes(stage);
    drawRipples(stage);
    drawTracks(stage);
    drawBrush(stage);
    putVehicle(stage, { plume: 1.25, dust: 0.6 });
    drawNearGrass(stage);
  },
};

function drawDunes(stage: Stage) {
  const { unit, horizon, camera } = stage;
  const random = createRandom(stage.seed + 3);
  const row = (base: number, height: number) => ({ base, height: height * unit, random });
  drawDuneRow(stage, { ...row(horizon + 10, 150), name: 'far', count: 5, haze: 0.5, from: -0.05 });
  const middle = row(horizon + 34 * unit, 280);
  drawDuneRow(stage, { ...middle, name: 'middle', count: 3, haze: 0.3, from: 0.1 });
  const from = camera.x < 0.5 ? 0.6 : -0.28;
  const near = row(horizon + 76 * unit, 360);
  drawDuneRow(stage, { ...near, name: 'near', count: 2, haze: 0.1, from });
}

function drawRipples(stage: Stage) {
  const { width, height, unit, distance, groundY, light } = stage;
  const random = createRandom(stage.seed + 4);
  const noise = createNoise(stage.seed + 9);
  const ripples = times(30, (i) => {
    const [, y, metre] = stage.project(0, -distance * 0.3 + i * 0.62);
    const from = width * random.between(-0.1, 0.8);
    const to = from + width * random.between(0.12, 0.5);
    if (y > height + 10 || y < groundY - 36 * unit) return '';
    const wave = (x: number) =>
      noise((x * 0.006) / unit, i * 0.2) * 0.16 + noise((x * 0.03) / unit, i) * 0.018;
    const line = range(from, to, 14 * unit).map((x): Point => [x, y + wave(x) * metre]);
    return line.length > 3 ? polyline(simplify(line, 0.4)) : '';
  }).join('');
  const lift = { opacity: 0.7, transform: `translate(0 ${-2 * unit})` };
  stage.add(
    stroke(ripples, light.paint('dune', 0.12), 1.7 * unit, { opacity: 0.45 }) +
      stroke(ripples, light.paint('dune', 1.05), 1.1 * unit, lift),
  );
}

/** From the frame's right edge to the wheels. */
function drawTracks(stage: Stage) {
  const { camera, width, scale, light } = stage;
  const start = ((camera.x - 0.5) * width) / scale;
  for (const z of [1.62, 0]) {
    const edge = (half: number) =>
      times(21, (i): Point => {
        const t = i / 20;
        const [x, y] = stage.project(start + lerp(0, 26, t), z - 0.9 * t * t + half);
        return [x, y];
      });
    const track = polygon([...edge(0.14), ...edge(-0.14).reverse()]);
    stage.add(fill(track, light.paint('dune', 0.1), { opacity: 0.6 }));
  }
}

function drawBrush(stage: Stage) {
  scatter(stage, {
    count: 9,
    from: 5,
    to: 40,
    kinds: [
      [3, 'creosote', { height: 1.1 }],
      [3, 'grass', { height: 0.7 }],
      [1, 'ocotillo'],
    ],
    seed: 2,
    keepFree: keepFree(stage, 0.06, 60),
  });
}

function drawNearGrass(stage: Stage) {
  const near = -stage.distance;
  plantAll(stage, [
    ['grass', 0.78, near * 0.3, { height: 0.7 }],
    ['grass', 0.82, near * 0.33, { height: 0.6, seed: 4 }],
    ['grass', 0.1, near * 0.36, { height: 0.5, seed: 2 }],
    ['creosote', 0.91, near * 0.22, { height: 1.3, seed: 3, noShadow: true }],
  ]);
}
