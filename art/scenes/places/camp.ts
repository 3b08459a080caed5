import { plantAll, scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { drawCampfire } from './campfire.ts';
import { drawMountainView } from './mountain-view.ts';
import { keepFree, type Place } from './place.ts';
import { drawRoofTent } from './roof-tent.ts';

/** A trailhead camp under an ironwood; a fire and three people unless it is noon. */
export const camp: Place = {
  camera: {
    truck: 0.36,
    eye: 1.5,
    ground: 0.84,
    x: 0.4,
    dust: 0,
    mountainHeight: 0.72,
    mountainX: 0.3,
  },
  draw(stage) {
    drawSky(stage, { sunRadius: 44, moon: [0.14, 0.3] });
    drawMountainView(stage, { haze: 0.44 });
    drawGround(stage, { pebbles: 0.8 });
    drawSurroundings(stage);
    putVehicle(stage, { plume: 0, dust: 0.35, lights: false });
    if (stage.vehicle && stage.details.includes('roofTent')) drawRoofTent(stage, stage.vehicle);
    if (stage.light.lamp > 0) drawCampfire(stage);
    drawNearPlants(stage);
  },
};

function drawSurroundings(stage: Stage) {
  scatter(stage, {
    count: 46,
    from: 60,
    to: 420,
    kinds: [
      [5, 'saguaro', { noShadow: true }],
      [5, 'bursage'],
    ],
    seed: 1,
    keepFree: keepFree(stage, 0, 600),
  });
  scatter(stage, {
    count: 14,
    from: 9,
    to: 60,
    kinds: [
      [2, 'saguaro'],
      [3, 'creosote'],
      [1, 'paloverde'],
      [3, 'bursage'],
    ],
    seed: 2,
    keepFree: { from: 0.15, to: 0.9, nearerThan: 60 },
  });
  plantAll(stage, [['ironwood', 0.03, 6, { height: 6.4, width: 7.6, seed: 3 }]]);
}

function drawNearPlants(stage: Stage) {
  const near = -stage.distance;
  // So near, they would stand in front of the people around the fire.
  if (!stage.camera.portrait) {
    plantAll(stage, [
      ['boulder', 0.93, near * 0.16, { width: 1.3, seed: 3 }],
      ['pricklyPear', 0.985, near * 0.2, { height: 0.9 }],
    ]);
  }
  plantAll(stage, [
    ['grass', 0.08, near * 0.26],
    ['bursage', 0.15, near * 0.24],
    ['grass', 0.3, near * 0.28, { seed: 3 }],
  ]);
}
