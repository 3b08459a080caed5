import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { PhotoSize } from '#src/site/photo/measure/marks.ts';
import { vehicleOf } from '#tests/factories/demo-records.ts';
import { type RandomSource, randomSource } from '#tests/process/random-source.ts';

export type Light = 'noon' | 'evening' | 'overcast' | 'shade';
export type RimLook = 'silver' | 'black' | 'satin-black' | 'machined';

export type CameraPlace = {
  yawDegrees: number;
  pitchDegrees: number;
  rollDegrees: number;
  heightIn: number;
  distanceIn: number;
};

/** A photo that is rendered: everything about it is known. */
export type PhotoCase = {
  name: string;
  vehicle: Vehicle;
  camera: CameraPlace;
  photo: PhotoSize & { focal35mm: number };
  /** Linear light, 0 to 1. */
  paint: readonly [number, number, number];
  rim: RimLook;
  /** 0 is washed, 1 is caked. */
  dirt: number;
  light: Light;
  spokes: number;
  seed: number;
};

const size = { width: 1600, height: 1200 };

const trucks = [
  'ford-f150-2021',
  'toyota-tacoma-2024',
  'jeep-wrangler-jl-4dr-2018',
  'toyota-4runner-2010',
  'ram-1500-2019',
];
const paints = [
  [0.62, 0.63, 0.64],
  [0.28, 0.02, 0.015],
  [0.008, 0.009, 0.011],
  [0.02, 0.05, 0.12],
  [0.012, 0.02, 0.014],
] as const;
const rims: RimLook[] = ['silver', 'black', 'machined', 'satin-black'];
const lights: Light[] = ['noon', 'evening', 'overcast', 'shade'];
const yaws = [0, 4, 8, 12, 16, 20];
const focals = [24, 26, 35, 50, 26];
const dirts = [0, 0.35, 0, 0.7];

const pick = <Value>(list: readonly Value[], at: number): Value => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('an empty list');
  return value;
};

export const filmDiagonalMm = 43.27;

/** So far away that the truck fills this fraction of the photo's width. */
export function distanceFor(
  vehicle: Vehicle,
  photo: PhotoSize & { focal35mm: number },
  share: number,
): number {
  const focal = (photo.focal35mm / filmDiagonalMm) * Math.hypot(photo.width, photo.height);
  return (focal * vehicle.lengthIn) / (photo.width * share);
}

/** Photos as owners take them: to 20° off the side, two in three with something that makes rims hard to see. */
export function goodCases(count: number): PhotoCase[] {
  const random = randomSource(11);
  return Array.from({ length: count }, (_, index) => goodCase(index, random));
}

const around = (random: RandomSource, limit: number) => (random() * 2 - 1) * limit;

function goodCase(index: number, random: RandomSource): PhotoCase {
  const vehicle = vehicleOf(pick(trucks, index));
  const photo = { ...size, focal35mm: pick(focals, index + Math.floor(index / 5)) };
  // Pairs of properties come in every order, because their lists have different lengths.
  const rim = pick(rims, index);
  const light = pick(lights, index + Math.floor(index / 4));
  const dirt = pick(dirts, index + Math.floor(index / 8));
  const yawDegrees = pick(yaws, index) * (index % 2 === 0 ? 1 : -1);
  return {
    name: `${index}: ${rim}, ${light}, dirt ${dirt}, ${yawDegrees}°, ${photo.focal35mm} mm`,
    vehicle,
    photo,
    camera: {
      yawDegrees,
      pitchDegrees: 3 + around(random, 3),
      rollDegrees: around(random, 1.5),
      heightIn: 42 + 26 * random(),
      distanceIn: distanceFor(vehicle, photo, 0.68 + 0.1 * random()),
    },
    paint: pick(paints, index + Math.floor(index / 3)),
    rim,
    dirt,
    light,
    spokes: pick([5, 6, 8, 10], index),
    seed: 100 + index,
  };
}
