import { plantAll, scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { keepFree, type Place } from './place.ts';

/** A saguaro forest before low ranges, with a large sun. */
export const saguaro: Place = {
  camera: { truck: 0.34, eye: 1.7, ground: 0.83, x: 0.56 },
  draw(stage) {
    drawSky(stage, { sunRadius: 92 });
    drawRanges(stage, [
      { height: 100, haze: 0.82, humps: 2, seed: 1 },
      { height: 78, haze: 0.7, humps: 2.6, seed: 2, tilt: 0.6 },
      { height: 60, haze: 0.58, humps: 3.3, seed: 3, tilt: -0.8 },
      { height: 44, haze: 0.44, humps: 4, seed: 4, spurs: 0.014, mist: 0.7 },
      { height: 26, haze: 0.34, humps: 5, seed: 6, tilt: 0.5, tone: 0.2 },
    ]);
    drawGround(stage);
    drawForest(stage);
    putVehicle(stage);
    drawNearPlants(stage);
  },
};

function drawForest(stage: Stage) {
  scatter(stage, {
    count: 70,
    from: 50,
    to: 460,
    kinds: [
      [7, 'saguaro', { noShadow: true }],
      [3, 'bursage'],
      [2, 'creosote'],
    ],
    seed: 1,
    keepFree: keepFree(stage, -0.02, 600),
  });
  scatter(stage, {
    count: 17,
    from: 8,
    to: 70,
    kinds: [
      [2.4, 'saguaro'],
      [3, 'creosote'],
      [0.9, 'paloverde'],
      [4, 'bursage'],
      [0.7, 'ocotillo'],
    ],
    seed: 2,
    keepFree: keepFree(stage, 0.04, 80),
  });
}

function drawNearPlants(stage: Stage) {
  const left = stage.camera.x >= 0.5;
  const side = left ? 0.11 : 0.9;
  const inwards = left ? 1 : -1;
  const near = -stage.distance;
  plantAll(stage, [
    ['saguaro', side, near * 0.1, { height: 8.2, arms: 5, seed: 4 }],
    ['saguaro', side + inwards * 0.115, 5.5, { height: 5.2, arms: 2, seed: 9 }],
    ['pricklyPear', side + inwards * 0.06, near * 0.15, { seed: 8 }],
    ['bursage', side - inwards * 0.07, near * 0.16],
    ['creosote', side + inwards * 0.84, near * 0.17, { height: 1.4 }],
    ['boulder', side + inwards * 0.73, near * 0.18, { width: 1.1 }],
    ['grass', side + inwards * 0.35, near * 0.27],
    ['grass', side + inwards * 0.58, near * 0.3, { seed: 3 }],
    ['bursage', side + inwards * 0.48, near * 0.26],
  ]);
}
