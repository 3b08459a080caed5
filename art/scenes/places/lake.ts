import { plantAll } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { drawWater } from '../terrain/water.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { drawMountainView } from './mountain-view.ts';
import { awayFromTruck, type Place } from './place.ts';

/** A desert reservoir: flat water between the truck and the mountain. */
export const lake: Place = {
  camera: {
    truck: 0.36,
    eye: 2.2,
    ground: 0.86,
    x: 0.42,
    dust: 0,
    mountain: 'mesa',
    mountainHeight: 0.7,
  },
  draw(stage) {
    drawSky(stage, { sunRadius: 50 });
    drawMountainView(stage);
    drawGround(stage, { pebbles: 1.3 });
    drawWater(stage, { near: 9, far: 240 });
    drawShore(stage);
    putVehicle(stage, { plume: 0, dust: 0.3 });
    drawNearPlants(stage);
  },
};

function drawShore(stage: Stage) {
  const side = awayFromTruck(stage, 0.86);
  plantAll(stage, [
    ['paloverde', side, 7.5, { height: 4.6, width: 5.6, seed: 2 }],
    ['boulder', 1 - side, 7.8, { width: 1.6, seed: 5 }],
    ['boulder', 1 - side + 0.05, 8.2, { width: 0.8, seed: 9 }],
    ['grass', 0.62, 7.6, { height: 0.7, seed: 3 }],
    ['grass', 0.7, 8.1, { height: 0.8, seed: 7 }],
    ['grass', 0.22, 7.9, { height: 0.7, seed: 8 }],
  ]);
}

function drawNearPlants(stage: Stage) {
  const side = awayFromTruck(stage, 0.93);
  const near = -stage.distance;
  plantAll(stage, [
    ['boulder', side, near * 0.16, { width: 1.2, seed: 3 }],
    ['grass', side - 0.07, near * 0.24, { height: 0.55 }],
    ['grass', 1 - side + 0.04, near * 0.26, { height: 0.5, seed: 4 }],
    ['bursage', 1 - side, near * 0.22, { height: 0.5, seed: 6 }],
  ]);
}
