import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { circle, element, group, linearGradient, rect, stroke } from '../core/svg.ts';
import { plantAll } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawRanges } from '../terrain/ranges.ts';
import { composeVehicle } from '../vehicle/compose-vehicle.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { drawCityStreet, drawStreetLamps } from './city-street.ts';
import { drawTowers } from './city-towers.ts';
import type { Place } from './place.ts';

/** A downtown street with towers, palms and wet asphalt. */
export const downtown: Place = {
  camera: { truck: 0.44, eye: 1.5, ground: 0.86, x: 0.45, dust: 0 },
  draw(stage) {
    const random = createRandom(stage.seed + 3);
    drawSky(stage, { milkyWay: false, cover: 0.2, moon: [0.16, 0.2] });
    if (stage.light.name === 'night') drawCityGlow(stage);
    drawRanges(stage, [
      { height: 92, haze: 0.5, humps: 1.6, seed: 1, roughness: 0.1 },
      { height: 60, haze: 0.36, humps: 2.2, seed: 2, tilt: 0.6, roughness: 0.1 },
    ]);
    stage.add(antennas(stage, random));
    drawTowers(stage, random);
    stage.add(lowBuildings(stage, random));
    drawCityStreet(stage, random);
    drawStreetLamps(stage);
    plantAll(stage, PALMS);
    drawReflection(stage);
    putVehicle(stage, { plume: 0, dust: 0.08 });
  },
};

const PALMS = [
  ['palm', 0.035, 13, { height: 9.5, noShadow: true }],
  ['palm', 0.095, 15, { height: 7.6, seed: 3, noShadow: true }],
  ['palm', 0.9, 13, { height: 10.5, seed: 5, noShadow: true }],
  ['palm', 0.955, 15, { height: 8, seed: 8, noShadow: true }],
] as const;

function drawCityGlow(stage: Stage) {
  stage.define(
    linearGradient(stage.id('cityGlow'), {
      stops: [
        [0.12, '#c97a48', 0],
        [0.6, '#c97a48', 0.22],
        [1, '#eaa35e', 0.72],
      ],
    }),
  );
  stage.add(rect([0, 0, stage.width, stage.horizon], stage.url('cityGlow')));
}

/** The masts on South Mountain. */
function antennas({ width, horizon, unit, light }: Stage, random: Random): string {
  const tops = times(7, (i) => ({
    x: width * (0.6 + i * 0.016 + random.between(-0.004, 0.004)),
    y: horizon - (78 + random.between(0, 16)) * unit,
  }));
  const masts = tops.map(({ x, y }) => trace`M${x} ${horizon - 50 * unit}V${y}`).join('');
  const lamps = tops.map(({ x, y }) => circle([x, y], 2 * unit, '#ff5a3c')).join('');
  return stroke(masts, light.paint('basalt', 0.2, 0.4), 1.2 * unit) + lamps;
}

function lowBuildings({ width, horizon, unit, light }: Stage, random: Random): string {
  let row = '';
  for (let x = -10; x < width; ) {
    const w = width * random.between(0.05, 0.12);
    const h = random.between(26, 60) * unit;
    const wall = light.paint('.36 .015 60', 0.08 + random() * 0.12, 0.1);
    row += rect([x, horizon - h, w, h + 6], wall);
    for (let window = 0; window < 4; window++) {
      if (random() >= 0.6) continue;
      const top = horizon - h * random.between(0.5, 0.75);
      const pane = [x + w * (0.1 + window * 0.22), top, w * 0.12, h * 0.2] as const;
      row += rect(pane, '#f0b565', { opacity: 0.2 + 0.6 * light.lamp });
    }
    x += w;
  }
  return row;
}

function drawReflection(stage: Stage) {
  const { vehicle, camera, width, groundY } = stage;
  if (!vehicle) return;
  const x = camera.x * width;
  const quiet = { dust: 0, shadow: false, lights: false };
  composeVehicle(stage, { vehicle, x, groundY, name: 'mirrored', ...quiet });
  const flipped = trace`matrix(1 0 0 -.62 0 ${groundY * 1.62})`;
  const body = element('use', { href: `#${stage.id('mirrored')}` });
  stage.add(group({ transform: flipped, opacity: 0.3 }, body));
}
