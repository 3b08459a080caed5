import { drawFigure } from '../built/figure.ts';
import { hex, mix } from '../core/colour.ts';
import { lerp } from '../core/numbers.ts';
import { polygon } from '../core/path.ts';
import { clipBox, fill, group, linearGradient, rect } from '../core/svg.ts';
import { type Planting, plantAll } from '../plants/placing.ts';
import { stars, sunDisc } from '../sky/bodies.ts';
import { skyGround } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { composeVehicle } from '../vehicle/compose-vehicle.ts';
import { createWall, type Wall } from './building.ts';
import { drawHoistArms, drawHoistPost, drawHoistShadow } from './hoist.ts';
import type { Place } from './place.ts';
import { drawRoomFurniture, drawTireStack } from './room-furniture.ts';
import { DOOR, drawRoomShell, ROOM, wallPaint } from './room-shell.ts';
import { drawWeldingArc } from './welding-arc.ts';

/** Inside the shop: the truck on the hoist, the yard seen through the open door. */
export const interior: Place = {
  camera: { truck: 0.46, eye: 1.55, ground: 0.88, x: 0.48, dust: 0, focal: 1.05, hoist: 1.62 },
  draw(stage) {
    const back = createWall(stage, ROOM.back);
    const yard = stage.collect(() => drawYard(stage, back));
    drawRoomShell(stage);
    stage.add(doorway(stage, back, yard));
    drawRoomFurniture(stage, back);
    drawDoorLight(stage);
    drawHoistPost(stage, { z: 2.3, far: true });
    drawHoistShadow(stage);
    drawRaisedTruck(stage);
    drawHoistPost(stage, { z: -0.35, far: false });
    drawPeople(stage);
    if (stage.details.includes('weldingArc')) drawWeldingArc(stage);
    drawTireStack(stage);
  },
};

function drawYard(stage: Stage, wall: Wall) {
  const { light, horizon, width, height } = stage;
  const [x, , w] = wall.box(stage.camera.door, 0, DOOR.width, DOOR.height);
  skyGround(stage);
  if (light.stars > 0) stage.add(stars(stage, { count: 500, milkyWay: false, seed: stage.seed }));
  const lowSun = !['noon', 'storm', 'night'].includes(light.name);
  const sun = { x: x + w * 0.68, y: horizon - 46 * stage.unit, r: 34 * stage.unit };
  if (lowSun) stage.add(sunDisc(stage, sun));
  drawRanges(stage, [
    { height: 120, haze: 0.74, humps: 3.2, seed: 1 },
    { height: 88, haze: 0.56, humps: 4, seed: 2, tilt: 0.5, spurs: 0.01 },
    { height: 40, haze: 0.4, humps: 6, seed: 3 },
  ]);
  stage.add(rect([0, horizon, width, height - horizon], light.paint('sand', 0.8, 0.25)));
  const apron = stage.project(0, 14)[1];
  stage.add(rect([0, apron, width, height], light.paint('concrete', 0.85, 0.1)));
  const at = (share: number) => lerp(x, x + w, share) / width;
  const plants: Planting[] = [
    ['saguaro', at(0.22), 22, { height: 5.5, arms: 3, haze: 0.18 }],
    ['saguaro', at(0.88), 34, { height: 6, arms: 1, haze: 0.22, seed: 4 }],
    ['paloverde', at(0.5), 30, { height: 4, haze: 0.25 }],
  ];
  plantAll(stage, plants);
}

function doorway(stage: Stage, wall: Wall, yard: string): string {
  const m = wall.metre;
  const { door } = stage.camera;
  const opening = wall.box(door, 0, DOOR.width, DOOR.height);
  const [x, y, w, h] = opening;
  const clip = stage.id('door');
  stage.define(clipBox(clip, opening));
  const ink = wallPaint(stage, 0.02);
  return [
    rect([x - 0.16 * m, y - 0.16 * m, w + 0.32 * m, h + 0.16 * m], ink),
    group({ 'clip-path': `url(#${clip})` }, yard),
    rect([x, y, w, 0.36 * m], wallPaint(stage, 0.34)),
    rect([x, y + 0.11 * m, w, 0.025 * m], ink),
    rect([x, y + 0.23 * m, w, 0.025 * m], ink),
  ].join('');
}

/** The patch of sun on the floor and the beam in the air. */
function drawDoorLight(stage: Stage) {
  const { light, sunSide } = stage;
  const { door } = stage.camera;
  const slant = -sunSide * 5.5;
  const on = (x: number, height: number, z: number) => stage.projectHigh(x, height, z);
  const near = [on(door + DOOR.width + slant, 0, -1.5), on(door - 0.8 + slant * 1.15, 0, -1.5)];
  const foot = [on(door, 0, ROOM.back), on(door + DOOR.width, 0, ROOM.back)];
  const head = [on(door, DOOR.height, ROOM.back), on(door + DOOR.width, DOOR.height, ROOM.back)];
  const glow = hex(light.glow);
  const [right, strength] = [sunSide > 0, light.name === 'night' ? 0.25 : 1];
  stage.define(
    linearGradient(stage.id('floorLight'), {
      down: [foot[0]?.[1] ?? 0, near[0]?.[1] ?? 0],
      stops: [
        [0, hex(mix(light.glow, light.sun, 0.4)), 0.8 * strength],
        [0.5, glow, 0.42 * strength],
        [1, glow, 0],
      ],
    }) +
      linearGradient(stage.id('airLight'), {
        along: [right ? 1 : 0, 0, right ? 0 : 1, 1],
        stops: [
          [0, glow, 0.42 * strength],
          [1, glow, 0],
        ],
      }),
  );
  stage.add(fill(polygon([...foot, ...near]), stage.url('floorLight')));
  const beam = { style: 'mix-blend-mode:screen', opacity: 0.5 };
  stage.add(fill(polygon([...head, ...near]), stage.url('airLight'), beam));
}

function drawRaisedTruck(stage: Stage) {
  const { vehicle, camera, width, groundY, scale } = stage;
  if (!vehicle) return;
  const place = { x: camera.x * width, groundY: groundY - camera.hoist * scale };
  const looks = { shadow: false, lights: false, dust: 0.12, tilt: 1e-4 }; // No far tires in the air.
  stage.add(composeVehicle(stage, { vehicle, ...place, name: 'truck', ...looks }));
  drawHoistArms(stage);
}

function drawPeople(stage: Stage) {
  const { light, camera, width, scale, sunSide } = stage;
  const x = (camera.x * width - width / 2) / scale;
  const rim = { colour: hex(mix(light.glow, light.sun, 0.4)), side: sunSide };
  const [leftX, leftY, leftScale] = stage.project(x - 1.35, 0.7);
  const [rightX, rightY, rightScale] = stage.project(x + 3.5, 1.4);
  const dark = { colour: '#1d1815', rim };
  stage.add(
    drawFigure({ ...dark, x: leftX, y: leftY, scale: leftScale, pose: 'reach', cap: true }) +
      drawFigure({
        ...dark,
        x: rightX,
        y: rightY,
        scale: rightScale,
        pose: 'stand',
        facingLeft: true,
        ponytail: true,
      }),
  );
}
