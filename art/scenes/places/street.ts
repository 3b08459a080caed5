import { hex, mix } from '../core/colour.ts';
import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { circle, fill, group, radialGradient, stroke } from '../core/svg.ts';
import { type Planting, plantAll } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { createWall, type Wall } from './building.ts';
import { drawHouse } from './house.ts';
import { drawMountainView } from './mountain-view.ts';
import { awayFromTruck, type Place } from './place.ts';

/** A Phoenix residential street: stucco houses, gravel yards, palms, a mountain behind. */
export const street: Place = {
  camera: {
    truck: 0.4,
    eye: 1.6,
    ground: 0.86,
    x: 0.46,
    dust: 0,
    focal: 1.3,
    road: 'asphalt',
    mountain: 'camelback',
    mountainHeight: 0.9,
  },
  draw(stage) {
    drawSky(stage, { sunRadius: 44, milkyWay: false });
    drawMountainView(stage, { haze: 0.52 });
    drawGround(stage, { material: '.72 .035 68', pebbles: 0.8 });
    plantAll(stage, BACKYARDS);
    drawHouses(stage);
    drawCurb(stage);
    plantAll(stage, frontYards(stage));
    putVehicle(stage, { plume: 0, dust: 0.06 });
  },
};

const BACKYARDS: readonly Planting[] = [
  ['palm', 0.16, 34, { height: 11, seed: 2 }],
  ['palm', 0.2, 38, { height: 13, seed: 6 }],
  ['palm', 0.71, 36, { height: 12, seed: 4 }],
  ['paloverde', 0.86, 30, { height: 6, width: 7, seed: 3 }],
];

function drawHouses(stage: Stage) {
  const wall = createWall(stage, 17);
  const shift = (stage.seed % 5) * 1.3;
  const tones = ['.80 .040 70', '.76 .050 60', '.83 .028 82'] as const;
  stage.add(gardenWall(stage, wall));
  times(3, (i) => {
    const left = -27 + i * 18.5 + shift;
    const stucco = tones[(i + stage.seed) % tones.length] ?? tones[0];
    stage.add(drawHouse(stage, wall, { left, stucco, garageOnLeft: (i + stage.seed) % 2 === 0 }));
  });
  if (stage.light.lamp > 0.3) stage.add(streetLight(stage));
}

/** The low block wall between two houses. */
function gardenWall({ light }: Stage, wall: Wall): string {
  const block = light.paint('.70 .045 58', 0.3 + 0.4 * light.front);
  return (
    wall.panel([-40, 0, 80, 1.7], block) +
    wall.panel([-40, 1.62, 80, 1.72], light.paint('.70 .045 58', 0.9))
  );
}

/** Sidewalk and curb between the yards and the road. */
function drawCurb(stage: Stage) {
  const { light, width } = stage;
  const y = (z: number) => stage.project(0, z)[1];
  const band = (far: number, near: number) => trace`M0 ${y(far)}H${width}V${y(near)}H0z`;
  stage.add(fill(band(9.4, 7.9), light.paint('concrete', 0.66, 0.06)));
  stage.add(fill(band(7.9, 7.5), light.paint('concrete', 0.95)));
  stage.add(fill(band(7.5, 7.2), light.paint('concrete', 0.22)));
  const joints = times(25, (i) => {
    const [[x0, y0], [x1, y1]] = [
      stage.project((i - 12) * 1.8, 9.4),
      stage.project((i - 12) * 1.8, 7.9),
    ];
    return trace`M${x0} ${y0}L${x1} ${y1}`;
  });
  stage.add(stroke(joints.join(''), light.paint('concrete', 0.15), stage.unit, { opacity: 0.6 }));
}

function frontYards(stage: Stage): Planting[] {
  const side = (share: number) => awayFromTruck(stage, share);
  return [
    ['saguaro', side(0.9), 11.5, { height: 4.2, arms: 2, seed: 4 }],
    ['agave', side(0.84), 10.6, { height: 0.8, seed: 2 }],
    ['agave', side(0.95), 10.4, { height: 0.7, seed: 6 }],
    ['boulder', side(0.87), 10.8, { width: 1.1, seed: 3 }],
    ['ocotillo', side(0.05), 12.2, { height: 3.4, seed: 5 }],
    ['bursage', side(0.1), 10.7, { height: 0.6, seed: 7 }],
    ['boulder', side(0.02), 10.6, { width: 0.9, seed: 9 }],
    ['pricklyPear', side(0.72), 11.2, { height: 0.9, seed: 8 }],
  ];
}

function streetLight(stage: Stage): string {
  const { light } = stage;
  const side = awayFromTruck(stage, 0.78);
  const [, y, m] = stage.project(0, 9.6);
  const x = side * stage.width;
  const warm = hex(mix('.90 .09 78', light.glow, 0.2));
  stage.define(
    radialGradient(stage.id('streetGlow'), [
      [0, warm, 0.9],
      [0.2, warm, 0.35],
      [1, warm, 0],
    ]),
  );
  const pole = trace`M${x} ${y}v${-6.4 * m}q0 ${-0.5 * m} ${-0.6 * m} ${-0.5 * m}h${-0.8 * m}`;
  const lamp = [x - 1.5 * m, y - 6.85 * m] as const;
  return (
    stroke(pole, light.paint('basalt', 0.4), 0.12 * m) +
    group(
      { style: 'mix-blend-mode:screen', opacity: light.lamp },
      circle(lamp, 2.2 * m, stage.url('streetGlow')),
    )
  );
}
