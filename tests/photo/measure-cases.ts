import type { GreyPhoto } from '#src/site/photo/measure/edge-map.ts';
import {
  handSigmaPx,
  type KnownVehicle,
  type PhotoMarks,
  type WheelMark,
} from '#src/site/photo/measure/marks.ts';
import { type PhotoProblem, photoProblems } from '#src/site/photo/measure/photo-limits.ts';
import type { Pose } from '#src/site/photo/measure/pose.ts';
import { solvePose } from '#src/site/photo/measure/pose.ts';
import { snapRims } from '#src/site/photo/measure/snap-rims.ts';
import { type RandomSource, randomSource } from '#tests/process/random-source.ts';
import type { PhotoCase } from './photo-cases.ts';
import { greyOf, renderPhoto } from './render-photo.ts';
import { trueCamera, trueMarks } from './true-camera.ts';

export type MarkedBy = 'hand' | 'snap' | 'snap with focal length';

/** How far a photo's measurement is from the truth, the worst of many points of the body. */
export type Errors = {
  /** Percent. */
  scale: number;
  /** Of 6 in of lift, in inches. */
  lift: number;
  hubIn: number;
  yawDegrees: number;
  /** Whether the scale in the middle is within two of its own standard deviations. */
  isCovered: boolean;
  missed: number;
};

/** Pixels of a photo for one of a phone's screen. */
const phonePx = 390;
const touchCssPx = 4;

export const knownOf = ({ vehicle }: Pick<PhotoCase, 'vehicle'>): KnownVehicle => ({
  wheelbaseIn: vehicle.wheelbaseIn,
  tireDiameterIn: vehicle.stockTire.diameterIn,
  wheelDiameterIn: vehicle.stockWheel.diameterIn,
});

/** The true marks with errors of up to 4 px of a phone's screen under the loupe, in each number. */
export function shaken(one: PhotoCase, random: RandomSource): PhotoMarks {
  const perCssPx = one.photo.width / phonePx;
  const by = (touchCssPx * perCssPx) / 4;
  const off = () => (random() * 2 - 1) * by;
  const shake = (mark: WheelMark): WheelMark => ({
    x: mark.x + off(),
    y: mark.y + off(),
    halfWidth: mark.halfWidth + off(),
    halfHeight: mark.halfHeight + off(),
    sigmaPx: handSigmaPx(perCssPx),
  });
  const { front, rear } = trueMarks(one);
  return { front: shake(front), rear: shake(rear) };
}

/** Renders the photo, marks it by hand and by snapping, and compares each with the truth. */
export async function measureCase(one: PhotoCase): Promise<Record<MarkedBy, Errors>> {
  return measurePhoto(one, await greyOf(await renderPhoto(one, { onlyWheels: true })));
}

export function measurePhoto(one: PhotoCase, photo: GreyPhoto): Record<MarkedBy, Errors> {
  const hand = shaken(one, randomSource(one.seed));
  const known = knownOf(one);
  const errorsOf = (focal35mm: number | null, snaps: boolean) => {
    const found = snaps ? snapRims({ ...photo, focal35mm }, hand, known) : null;
    const marks = { front: found?.front ?? hand.front, rear: found?.rear ?? hand.rear };
    const pose = solvePose(marks, known, { ...one.photo, focal35mm });
    const missed = snaps && !found ? 1 : 0;
    return { ...compare(one, { pose, marks }), missed };
  };
  return {
    hand: errorsOf(null, false),
    snap: errorsOf(null, true),
    'snap with focal length': errorsOf(one.photo.focal35mm, true),
  };
}

/** What is said against a photo of which its owner believes that it shows another vehicle. */
export function judgePhoto(
  one: PhotoCase,
  photo: GreyPhoto,
  believed: PhotoCase['vehicle'],
): PhotoProblem[] {
  const { focal35mm } = one.photo;
  const hand = shaken(one, randomSource(one.seed));
  const known = knownOf({ vehicle: believed });
  const marks = snapRims({ ...photo, focal35mm }, hand, known) ?? hand;
  return photoProblems(solvePose(marks, known, one.photo), marks);
}

const liftIn = 6;

function compare(
  one: PhotoCase,
  { pose, marks }: { pose: Pose; marks: PhotoMarks },
): Omit<Errors, 'missed'> {
  const { project } = trueCamera(one);
  const { wheelbaseIn } = one.vehicle;
  const points = Array.from({ length: 14 }, (_, i) => -24 + (i * (wheelbaseIn + 54)) / 13).flatMap(
    (x) => [30, 48].map((y) => [x, y] as const),
  );
  const off = points.map(([x, y]) => {
    const [from, to] = [project(x, y), project(x, y + liftIn)];
    const [u, v] = pose.unproject(from);
    const found = pose.project(u, v + liftIn);
    const real = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const seen = Math.hypot(found[0] - from[0], found[1] - from[1]);
    return {
      scale: Math.abs(seen / real - 1) * 100,
      lift: (Math.hypot(found[0] - to[0], found[1] - to[1]) / real) * liftIn,
    };
  });
  const hubY = pose.tireDiameterIn / 2;
  const [high, low] = [project(wheelbaseIn / 2, hubY + 10), project(wheelbaseIn / 2, hubY - 10)];
  const middle = Math.hypot(high[0] - low[0], high[1] - low[1]) / 20;
  const truth = trueMarks(one);
  const hubOff = (['front', 'rear'] as const).map(
    (name) => Math.hypot(marks[name].x - truth[name].x, marks[name].y - truth[name].y) / middle,
  );
  return {
    scale: Math.max(...off.map(({ scale }) => scale)),
    lift: Math.max(...off.map(({ lift }) => lift)),
    hubIn: Math.max(...hubOff),
    yawDegrees: Math.abs(Math.abs(pose.yawDegrees) - Math.abs(one.camera.yawDegrees)),
    isCovered: Math.abs(pose.scaleAt(wheelbaseIn / 2) / middle - 1) < 2 * pose.scaleSigma,
  };
}
