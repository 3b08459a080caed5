import {
  circleExtent,
  facingOf,
  focalPixels,
  type Project,
  parametersOf,
  projectionOf,
  type Scene,
} from './camera.ts';
import { leastSquares } from './least-squares.ts';
import {
  type KnownVehicle,
  type PhotoMarks,
  type PhotoSize,
  rimRadiusIn,
  type WheelMark,
} from './marks.ts';

export type CameraProblem = Scene & { marks: PhotoMarks };

/** The numbers of `CameraParameters`, and what the fit leaves over. */
export type CameraFit = { at: readonly number[]; cost: number };

/** One standard deviation of what is usual: people stand beside their truck and hold the phone nearly level. */
const usual = { yaw: 0.26, pitch: 0.07, meanPitch: 0.04, roll: 0.1, rim: 0.03 };
const focalSigma = { read: 0.03, guessed: 0.5 };
/** Seen from the front or from the rear: each is a valley of its own. */
const bothSides = [-0.21, 0.21];
/** Small changes of each parameter, for derivatives. */
export const parameterSteps = [1e-4, 1e-4, 1e-4, 1e-2, 1e-2, 1e-4, 1e-4, 1e-4];

export function cameraProblem(
  marks: PhotoMarks,
  known: KnownVehicle,
  photo: PhotoSize,
): CameraProblem {
  return { marks, known, photo, facing: facingOf(marks) };
}

/**
 * The camera that sees both rims where they are marked. Their sizes say how the truck is turned, their distance is
 * the wheelbase; what they leave open is taken as usual for a photo of a truck.
 */
export function fitCamera(
  problem: CameraProblem,
  starts: readonly (readonly number[])[] = bothSides.map((yaw) => startOf(problem, yaw)),
): CameraFit {
  const residuals = (at: readonly number[]) => residualsOf(problem, at);
  return starts
    .map((start) => leastSquares(residuals, start, { steps: parameterSteps }))
    .reduce((one, other) => (other.cost < one.cost ? other : one));
}

function startOf({ marks, known, photo, facing }: CameraProblem, yaw: number): number[] {
  const { front, rear } = marks;
  const focal = focalPixels(photo);
  const [dx, dy] = [(rear.x - front.x) * facing, (rear.y - front.y) * facing];
  const depth = (focal * known.wheelbaseIn) / Math.hypot(dx, dy);
  const aside = (((front.x + rear.x) / 2 - photo.width / 2) * depth) / focal;
  const below = (((front.y + rear.y) / 2 - photo.height / 2) * depth) / focal;
  return [yaw, usual.meanPitch, Math.atan2(dy, dx), aside, below, Math.log(depth), 0, 0];
}

/** How far a camera is from the marks and from what is usual, in standard deviations. */
export function residualsOf(problem: CameraProblem, at: readonly number[]): number[] {
  const { front, rear } = seenRims(problem, at);
  const { marks } = problem;
  return [...offMark(front, marks.front), ...offMark(rear, marks.rear), ...unusual(problem, at)];
}

export const markedNumbers = 8;

type SeenRim = Omit<WheelMark, 'sigmaPx'>;

/** Where a camera sees both rims. */
export function seenRims(
  problem: CameraProblem,
  at: readonly number[],
): { front: SeenRim; rear: SeenRim } {
  const { known } = problem;
  const project = projectionOf(problem, parametersOf(at));
  const circle = { y: known.tireDiameterIn / 2, radius: rimRadiusAt(problem, at) };
  const rim = (hubX: number): SeenRim => {
    const [x, y] = project(hubX, circle.y);
    return { x, y, ...circleExtent(project, { ...circle, x: hubX }) };
  };
  return { front: rim(0), rear: rim(known.wheelbaseIn) };
}

function rimRadiusAt({ known }: CameraProblem, at: readonly number[]): number {
  return rimRadiusIn(known) * Math.exp(parametersOf(at).logRim);
}

function offMark(seen: SeenRim, mark: WheelMark): number[] {
  const off = [
    seen.x - mark.x,
    seen.y - mark.y,
    seen.halfHeight - mark.halfHeight,
    seen.halfWidth - mark.halfWidth,
  ];
  return off.map((pixels) => pixels / mark.sigmaPx);
}

function unusual({ photo }: CameraProblem, at: readonly number[]): number[] {
  const camera = parametersOf(at);
  return [
    camera.yaw / usual.yaw,
    (camera.pitch - usual.meanPitch) / usual.pitch,
    camera.roll / usual.roll,
    camera.logFocal / (photo.focal35mm === null ? focalSigma.guessed : focalSigma.read),
    camera.logRim / usual.rim,
  ];
}

export type CirclePoint = { px: number; py: number };

/** Points around both rims as a camera sees them; `share` of the rim's own radius. */
export function rimPoints(
  problem: CameraProblem,
  at: readonly number[],
  { count, share = 1 }: { count: number; share?: number },
) {
  const { known } = problem;
  const project: Project = projectionOf(problem, parametersOf(at));
  const radius = rimRadiusAt(problem, at) * share;
  const hubY = known.tireDiameterIn / 2;
  const around = (hubX: number): CirclePoint[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index * 2 * Math.PI) / count;
      const [px, py] = project(hubX + radius * Math.cos(angle), hubY + radius * Math.sin(angle));
      return { px, py };
    });
  return { front: around(0), rear: around(known.wheelbaseIn) };
}
