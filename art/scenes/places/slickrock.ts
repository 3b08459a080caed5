import { hex } from '../core/colour.ts';
import { createNoise } from '../core/noise.ts';
import { type Point, range, smooth } from '../core/numbers.ts';
import { polyline, simplify, trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { ellipse, fill, group, stroke } from '../core/svg.ts';
import { drawPlant, type PlantKind, type PlantOptions } from '../plants/plants.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawRanges } from '../terrain/ranges.ts';
import type { Crest } from '../terrain/relief.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { middleOf } from '../vehicle/scene-vehicle.ts';
import type { Place } from './place.ts';
import { drawDome } from './rock-dome.ts';

/** Smooth sandstone domes with bedding; the truck climbs one. */
export const slickrock: Place = {
  camera: { truck: 0.4, eye: 1, ground: 0.7, x: 0.5, tilt: 11 },
  draw(stage) {
    drawSky(stage, { sunRadius: 50 });
    drawRanges(stage, [
      { height: 120, haze: 0.8, humps: 2, seed: 1, material: 'redrock' },
      { height: 92, haze: 0.68, humps: 2.6, seed: 2, tilt: -0.5, material: 'redrock' },
      { height: 70, haze: 0.56, humps: 3, seed: 3, tilt: 0.7, material: 'redrock', spurs: 0.012 },
    ]);
    drawFarDomes(stage);
    const ramp = rampOf(stage);
    drawDome(stage, { index: 3, crest: ramp, base: stage.height + 10, haze: 0, bedding: 24 });
    drawLip(stage, ramp);
    drawRampShadow(stage);
    const { tilt } = stage.camera;
    putVehicle(stage, { tilt, shadow: false, plume: 0, dust: 0.55 });
    drawPlants(stage, ramp);
  },
};

function drawFarDomes(stage: Stage) {
  const { width, horizon, unit, groundY } = stage;
  const noise = createNoise(stage.seed + 2);
  const far = (x: number) => {
    const u = x / width;
    const swell = 105 * smooth(-0.4, 0.6, noise(u * 2.6, 1)) + 14 * noise(u * 9, 4);
    return horizon - unit * (40 + swell);
  };
  const middle = (x: number) => {
    const u = x / width;
    const swell = 115 * smooth(-0.2, 0.7, noise(u * 2.1 + 7, 3)) + 10 * noise(u * 8, 2);
    return horizon + unit * (30 - swell);
  };
  drawDome(stage, { index: 1, crest: far, base: horizon + 120 * unit, haze: 0.34, bedding: 17 });
  drawDome(stage, { index: 2, crest: middle, base: groundY + 120 * unit, haze: 0.16, bedding: 20 });
}

/** A straight climb under the wheels that eases out on both sides. */
function rampOf({ camera, width, groundY, unit, seed }: Stage): Crest {
  const noise = createNoise(seed + 2);
  const slope = Math.tan((camera.tilt * Math.PI) / 180);
  const half = width * 0.3;
  const ease = (past: number, reach: number) => (1 - Math.exp(-past / reach)) * reach * slope;
  return (x) => {
    const away = x - camera.x * width;
    const rough = noise((x * 0.02) / unit, 9) * 1.2 * unit;
    if (away > half) return groundY + half * slope + ease(away - half, width * 0.12) + rough;
    if (away >= -half) return groundY + away * slope + rough;
    const past = -away - half;
    const dip = (past / width) ** 2 * width * 0.5;
    return groundY - half * slope - ease(past, width * 0.16) + dip + rough;
  };
}

function drawLip(stage: Stage, ramp: Crest) {
  const { width, unit, light } = stage;
  const edge = range(-10, width + 10, 12 * unit).map((x): Point => [x, ramp(x)]);
  stage.add(stroke(polyline(simplify(edge, 0.4)), light.paint('slick', 1.12), 2.6 * unit));
}

function drawRampShadow(stage: Stage) {
  const { vehicle, camera, width, groundY, scale, sunSide, light, unit } = stage;
  if (!vehicle) return;
  const x = camera.x * width;
  const shade =
    trace`M${x - 2.5 * scale} ${groundY + 1}L${x + 2.6 * scale} ${groundY + 1}` +
    trace`L${x + (2.2 - sunSide * 1.1) * scale} ${groundY + 0.62 * scale}` +
    trace`L${x - (2.4 + sunSide * 1.1) * scale} ${groundY + 0.55 * scale}z`;
  const size = scale / 1000;
  const contacts = vehicle.wheels.map((wheel) =>
    ellipse(
      [x + (wheel.x - middleOf(vehicle)) * size, groundY + 1],
      [wheel.r * size * 0.8, 5 * unit],
      { fill: '#14100e', opacity: 0.8 },
    ),
  );
  stage.add(
    group(
      { transform: trace`rotate(${camera.tilt} ${x} ${groundY})` },
      fill(shade, hex(light.shadow), { opacity: light.shadowOpacity * 0.85 }),
      ...contacts,
    ),
  );
}

function drawPlants(stage: Stage, ramp: Crest) {
  const side = stage.camera.x < 0.5 ? 0.93 : 0.075;
  const { scale } = stage;
  putOnRock(stage, ramp, ['juniper', side, 10, scale * 0.9], { height: 3.6, width: 3.8 });
  putOnRock(stage, ramp, ['agave', 0.16, 60, scale], { height: 0.6 });
  putOnRock(stage, ramp, ['grass', 0.8, 90, scale * 1.2], { height: 0.5 });
  putOnRock(stage, ramp, ['grass', 0.84, 110, scale * 1.3], { height: 0.5 });
}

type OnRock = readonly [kind: PlantKind, x: number, below: number, scale: number];

function putOnRock(
  stage: Stage,
  ramp: Crest,
  [kind, share, below, scale]: OnRock,
  options: PlantOptions,
) {
  const { light, sunSide, id, unit, width } = stage;
  const x = share * width;
  const seed = stage.seed + below;
  const context = { light, sunSide, id, haze: 0, seed, random: createRandom(seed) };
  const y = ramp(x) + below * unit;
  const plant = { kind, x, y, scale, z: 0, options: { ...options, noShadow: true } };
  stage.add(drawPlant(stage, plant, context).svg);
}
