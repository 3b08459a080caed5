import type { PhotoProblem } from '#src/site/photo/measure/photo-limits.ts';
import { vehicleOf } from '#tests/factories/demo-records.ts';
import { distanceFor, goodCases, type PhotoCase } from './photo-cases.ts';

/** A photo that must be refused, and what its owner believes is in it. */
export type BadCase = { one: PhotoCase; believed: PhotoCase['vehicle']; problem: PhotoProblem };

const [base] = goodCases(1);
if (!base) throw new Error('no photo to spoil');
const plain: PhotoCase = base;

const turned = (yawDegrees: number): BadCase => ({
  one: withCamera(`turned by ${yawDegrees}°`, { yawDegrees }),
  believed: plain.vehicle,
  problem: 'oblique',
});

const far = (share: number): BadCase => ({
  one: withCamera(`${share} of the width`, {
    distanceIn: distanceFor(plain.vehicle, plain.photo, share),
  }),
  believed: plain.vehicle,
  problem: 'small',
});

const near = (focal35mm: number): BadCase => {
  const photo = { ...plain.photo, focal35mm };
  const distanceIn = distanceFor(plain.vehicle, photo, 0.9);
  const one = { ...withCamera(`through ${focal35mm} mm`, { distanceIn }), photo };
  return { one, believed: plain.vehicle, problem: 'close' };
};

const above = (heightIn: number, pitchDegrees: number): BadCase => ({
  one: withCamera(`from ${heightIn} in above`, { heightIn, pitchDegrees }),
  believed: plain.vehicle,
  problem: 'high',
});

const other = (seen: string, believed: string): BadCase => {
  const vehicle = vehicleOf(seen);
  const distanceIn = distanceFor(vehicle, plain.photo, 0.75);
  const one = { ...withCamera(`${seen} for ${believed}`, { distanceIn }), vehicle };
  return { one, believed: vehicleOf(believed), problem: 'mismatch' };
};

const resized = (inches: number): BadCase => {
  const { vehicle } = plain;
  const diameterIn = vehicle.stockWheel.diameterIn + inches;
  return {
    one: withCamera(`a wheel for one ${inches} in larger`, {}),
    believed: { ...vehicle, stockWheel: { ...vehicle.stockWheel, diameterIn } },
    problem: 'mismatch',
  };
};

function withCamera(name: string, camera: Partial<PhotoCase['camera']>): PhotoCase {
  return { ...plain, name, camera: { ...plain.camera, yawDegrees: 3, ...camera } };
}

/** Twenty photos of the kinds that owners send. */
export const badCases: BadCase[] = [
  ...[27, -29, 32, -36, 40].map(turned),
  ...[0.12, 0.18, 0.24, 0.3].map(far),
  ...[11, 13, 15].map(near),
  ...[above(160, 24), above(200, 32)],
  other('jeep-wrangler-jl-4dr-2018', 'ford-f150-2021'),
  other('ford-f150-2021', 'jeep-wrangler-jl-4dr-2018'),
  other('toyota-4runner-2010', 'ram-1500-2019'),
  resized(3),
  resized(-2),
  resized(5),
];
