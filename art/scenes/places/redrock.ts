import { createNoise } from '../core/noise.ts';
import { lerp, type Point, smooth } from '../core/numbers.ts';
import { dots, heightAlong } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { roundStroke } from '../core/svg.ts';
import { plantAll, scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { drawMassif } from '../terrain/massif.ts';
import { BELL, CATHEDRAL, RED_MESA } from '../terrain/profiles.ts';
import { drawRanges } from '../terrain/ranges.ts';
import type { Bands, Crest } from '../terrain/relief.ts';
import { cliffs } from '../terrain/rock.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { awayFromTruck, keepFree, type Place } from './place.ts';

/** Red sandstone buttes over junipers, as around Sedona. */
export const redrock: Place = {
  camera: { truck: 0.42, eye: 1.6, ground: 0.85, x: 0.4 },
  draw(stage) {
    const { horizon, unit } = stage;
    drawSky(stage, { sunRadius: 44 });
    drawRanges(stage, [
      { height: 96, haze: 0.8, humps: 2, seed: 1, material: 'redrock' },
      { height: 74, haze: 0.68, humps: 2.4, seed: 2, tilt: 0.7, material: 'redrock' },
    ]);
    const height = Math.min(horizon * 0.7, 450 * unit) * stage.camera.mountainHeight;
    drawMesa(stage, height * 0.6);
    const crest = drawButte(stage, height);
    const far = { crest, zone: height * 0.26, haze: 0.3, count: 230, seed: 3, size: 6.5 * unit };
    stage.add(junipersOn(stage, far));
    const hills = { height: 50, haze: 0.2, humps: 4, seed: 11, tilt: -0.8, spurs: 0.014 };
    drawRanges(stage, [{ ...hills, mist: 0.35, material: 'redrock' }]);
    const low = {
      crest: () => 0,
      zone: 24 * unit,
      haze: 0.18,
      count: 150,
      seed: 5,
      size: 8 * unit,
    };
    stage.add(junipersOn(stage, low));
    drawGround(stage, { material: '.60 .098 42', roadMaterial: '.70 .095 45', roadTone: 0.8 });
    drawScrub(stage);
    putVehicle(stage);
    drawNearPlants(stage);
  },
};

function butteX({ camera }: Stage): number {
  return camera.mountainX ?? (camera.butte === 'bell' ? 0.22 : 0.18);
}

function drawMesa(stage: Stage, height: number) {
  const { horizon, unit, width, seed } = stage;
  const onLeft = butteX(stage) > 0.3;
  const rock = { seed: seed + 3, height, base: horizon, unit, frequency: 1 / (110 * unit) };
  drawMassif(stage, {
    name: 'mesa',
    profile: heightAlong(RED_MESA),
    x0: width * (onLeft ? -0.3 : 0.62),
    x1: width * (onLeft ? 0.42 : 1.32),
    height,
    base: horizon + 3,
    material: 'redrock',
    haze: 0.52,
    seed: 7,
    relief: cliffs({ ...rock, depth: 22 * unit, talus: 0.34, benches: 3, setback: 0.16 }),
    bands: bedding(stage, height, { seed: 3, beds: 5, contrast: 0.22 }),
    cuts: [0.4, 0.64, 0.86],
    roughness: 0.03,
  });
}

function drawButte(stage: Stage, height: number): Crest {
  const { horizon, unit, width, seed, camera } = stage;
  const x = butteX(stage);
  const rock = { seed: seed + 8, height, base: horizon, unit, frequency: 1 / (86 * unit) };
  return drawMassif(stage, {
    name: 'butte',
    profile: heightAlong(camera.butte === 'bell' ? BELL : CATHEDRAL),
    x0: width * (x - 0.1),
    x1: width * (x + 0.92),
    height,
    base: horizon + 4,
    material: 'redrock',
    haze: 0.26,
    seed: 5,
    relief: cliffs({ ...rock, depth: 17 * unit, talus: 0.26, benches: 5, setback: 0.19 }),
    bands: bedding(stage, height, { seed: 9, beds: 8, contrast: 0.3 }),
    cuts: [0.42, 0.64, 0.86],
    roughness: 0.035,
    mistOpacity: 0.5,
  });
}

interface Bedding {
  seed: number;
  beds: number;
  contrast: number;
}

/** Pale and dark beds of sandstone above the scree. */
function bedding(stage: Stage, height: number, { seed, beds, contrast }: Bedding): Bands {
  const noise = createNoise(stage.seed + seed);
  return (x, y) => {
    const level = (stage.horizon - y) / height + noise(x * 0.003, 2) * 0.02;
    const wave = Math.sin(level * Math.PI * 2 * beds + noise(level * 14, 3) * 2.2);
    return contrast * wave * smooth(0.22, 0.34, level) - 0.03;
  };
}

interface Junipers {
  crest: Crest;
  /** Pixels above the horizon they climb. */
  zone: number;
  haze: number;
  count: number;
  seed: number;
  size: number;
}

/** Far junipers as dots, each with a lit one on top. */
function junipersOn(stage: Stage, { crest, zone, haze, count, seed, size }: Junipers): string {
  const { light, width, horizon, unit, sunSide } = stage;
  const random = createRandom(stage.seed + seed);
  const feet: Point[] = [];
  for (let i = 0; i < count; i++) {
    const x = lerp(0, width, random());
    const y = horizon - random() ** 1.2 * zone;
    if (y >= crest(x) + 8 * unit) feet.push([x, y]);
  }
  const lit = feet.map(([x, y]): Point => [x + sunSide * size * 0.22, y - size * 0.22]);
  return (
    roundStroke(dots(feet), light.paint('juniper', 0.05, haze), size) +
    roundStroke(dots(lit), light.paint('juniper', 0.62, haze), size * 0.5)
  );
}

function drawScrub(stage: Stage) {
  scatter(stage, {
    count: 28,
    from: 22,
    to: 240,
    kinds: [
      [3, 'juniper', { height: 3.2, width: 3.4 }],
      [5, 'bursage'],
      [1, 'agave'],
    ],
    seed: 2,
    keepFree: keepFree(stage, 0.03, 250),
  });
}

function drawNearPlants(stage: Stage) {
  const side = (share: number) => awayFromTruck(stage, share);
  const near = -stage.distance;
  plantAll(stage, [
    ['juniper', side(1), near * 0.02, { height: 4.6, width: 5.2, seed: 4 }],
    ['boulder', side(0.9), near * 0.14, { width: 1.5, material: 'redrock', seed: 3 }],
    ['boulder', side(0.815), near * 0.1, { width: 0.6, material: 'redrock', seed: 6 }],
    ['agave', side(0.84), near * 0.19, { height: 0.62, seed: 5 }],
    ['grass', side(0.08), near * 0.24],
    ['grass', side(0.13), near * 0.22, { seed: 4 }],
    ['pricklyPear', side(0.02), near * 0.17, { height: 0.8 }],
  ]);
}
