import { plantAll, scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { drawMountainView } from './mountain-view.ts';
import { awayFromTruck, keepFree, type Place } from './place.ts';

/** Flat desert before one big mountain. */
export const superstition: Place = {
  camera: { truck: 0.5, eye: 1.5, ground: 0.845 },
  draw(stage) {
    drawSky(stage);
    drawMountainView(stage);
    drawGround(stage);
    drawDesertPlants(stage);
    putVehicle(stage, { plume: stage.camera.road === 'asphalt' ? 0 : 1 });
    if (stage.companions.length === 0) drawNearPlants(stage);
  },
};

export function drawDesertPlants(stage: Stage) {
  scatter(stage, {
    count: 42,
    from: 70,
    to: 520,
    kinds: [
      [4, 'saguaro', { noShadow: true }],
      [5, 'bursage'],
      [1, 'creosote'],
    ],
    seed: 1,
    keepFree: keepFree(stage, -0.02, 600),
  });
  scatter(stage, {
    count: 16,
    from: 9,
    to: 90,
    kinds: [
      [1.4, 'saguaro'],
      [4, 'creosote'],
      [0.8, 'paloverde'],
      [4, 'bursage'],
      [0.5, 'ocotillo'],
    ],
    seed: 2,
    keepFree: keepFree(stage, 0.04, 100),
  });
}

function drawNearPlants(stage: Stage) {
  const side = awayFromTruck(stage, 0.95);
  const near = -stage.distance;
  plantAll(stage, [
    ['saguaro', side, near * 0.05, { height: 4.6, arms: 3, seed: 4 }],
    ['bursage', side + 0.06, near * 0.16, { seed: 2 }],
    ['pricklyPear', side - 0.03, near * 0.2, { seed: 8, height: 0.8 }],
    ['boulder', 1 - side, near * 0.2, { width: 0.8, seed: 3 }],
    ['grass', 1 - side + 0.05, near * 0.24],
    ['bursage', 0.72, near * 0.25, { height: 0.35 }],
    ['grass', 0.24, near * 0.27, { seed: 5 }],
  ]);
}
