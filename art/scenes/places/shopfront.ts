import { trace } from '../core/path.ts';
import { stroke } from '../core/svg.ts';
import { type Planting, plantAll } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { createWall } from './building.ts';
import type { Place } from './place.ts';
import { drawBays } from './shop-bays.ts';
import { drawFacade, drawSign } from './shop-facade.ts';
import { SHOP_Z } from './shop-plan.ts';

/** The shop from the street: its six bays, the office, the sign. */
export const shopfront: Place = {
  camera: { truck: 0.27, eye: 1.7, ground: 0.85, x: 0.63, dust: 0, focal: 1.25 },
  draw(stage) {
    drawSky(stage, { sunRadius: 40, milkyWay: false });
    drawRanges(stage, [
      { height: 400, haze: 0.62, humps: 1.5, seed: 1, spurs: 0.006, mist: 0.5 },
      { height: 300, haze: 0.46, humps: 2.6, seed: 2, tilt: 0.9, spurs: 0.01, mist: 0.6 },
    ]);
    drawApron(stage);
    const wall = createWall(stage, SHOP_Z);
    drawFacade(stage, wall);
    drawBays(stage, wall);
    drawSign(stage, wall);
    plantAll(stage, GARDEN);
    putVehicle(stage, { plume: 0, dust: 0.22 });
  },
};

const GARDEN: readonly Planting[] = [
  ['ironwood', 0.075, 6.5, { height: 5.6, width: 6.6, seed: 4 }],
  ['agave', 0.03, 5, { height: 0.7 }],
  ['boulder', 0.115, 5.4, { width: 1.1, seed: 2 }],
  ['pricklyPear', 0.15, 5.8, { height: 0.8 }],
  ['saguaro', 0.965, 7.2, { height: 4.4, arms: 2, seed: 6 }],
  ['boulder', 0.94, 6, { width: 0.8, seed: 8 }],
  ['agave', 0.985, 5.5, { height: 0.6, seed: 4 }],
];

/** The concrete apron with its joints in perspective. */
function drawApron(stage: Stage) {
  const { light, unit, distance } = stage;
  drawGround(stage, {
    material: 'concrete',
    road: 'none',
    pebbles: 0.12,
    hazeFar: 0.2,
    darkPatches: [
      [0.72, 0.52],
      [0.92, 0.42],
    ],
    lightPatch: [0.85, 0.82],
    nearTone: 0.34,
    tone: 0.66,
  });
  const line = (a: readonly [number, number], b: readonly [number, number]) => {
    const [from, to] = [stage.project(...a), stage.project(...b)];
    return trace`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  };
  let joints = '';
  for (let x = -30; x <= 30; x += 3) joints += line([x, SHOP_Z], [x, -distance * 0.5]);
  for (const z of [7, 4.6, 2.4, 0.4, -1.6, -3.4, -5]) joints += line([-40, z], [40, z]);
  stage.add(stroke(joints, light.paint('concrete', 0.1), 1.2 * unit, { opacity: 0.45 }));
}
