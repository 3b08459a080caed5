import { type Facing, type Project, parametersOf, projectionOf, unprojectWith } from './camera.ts';
import {
  type CameraFit,
  type CameraProblem,
  cameraProblem,
  fitCamera,
  markedNumbers,
  parameterSteps,
  residualsOf,
} from './fit-camera.ts';
import { columnsOf, normalMatrix, solveLinear } from './least-squares.ts';
import type { KnownVehicle, PhotoMarks, PhotoPoint, PhotoSize } from './marks.ts';

/** Where the camera stood, and with it the scale at every place of the photo. */
export interface Pose {
  project: Project;
  /** The vehicle's point under a point of the photo, in the plane of the near rims or `zIn` before it. */
  unproject(point: PhotoPoint, zIn?: number): readonly [xIn: number, yIn: number];
  /** Pixels per inch, upward, at a place along the truck; at the hubs' height by default. */
  scaleAt(xIn: number, yIn?: number): number;
  yawDegrees: number;
  pitchDegrees: number;
  rollDegrees: number;
  distanceIn: number;
  facing: Facing;
  /** Of the tire in the photo. */
  tireDiameterIn: number;
  /** One standard deviation of the scale, as a fraction, from the fit's own covariance. */
  scaleSigma: number;
  /** What the fit leaves over, relative to how well the marks are known: about 1 if all is as on record. */
  misfit: number;
  /** How much larger the rims are seen than the record says, as a fraction; below 0 if smaller. */
  rimOff: number;
}

/** The camera for both marks of a photo. */
export function solvePose(marks: PhotoMarks, known: KnownVehicle, photo: PhotoSize): Pose {
  const problem = cameraProblem(marks, known, photo);
  return poseOf(problem, fitCamera(problem));
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

function poseOf(problem: CameraProblem, { at, cost }: CameraFit): Pose {
  const { known, facing } = problem;
  const camera = parametersOf(at);
  const project = projectionOf(problem, camera);
  const hubY = known.tireDiameterIn / 2;
  const startIn = [known.wheelbaseIn / 2, hubY] as const;
  return {
    project,
    unproject: (point, zIn = 0) => unprojectWith(project, point, { startIn, zIn }),
    scaleAt: (x, y = hubY) => lengthOf(project(x, y + 1), project(x, y - 1)) / 2,
    yawDegrees: degrees(camera.yaw),
    pitchDegrees: degrees(camera.pitch),
    rollDegrees: degrees(camera.roll),
    distanceIn: Math.exp(camera.logDepth),
    facing,
    tireDiameterIn: known.tireDiameterIn,
    scaleSigma: scaleSigmaOf(problem, at),
    misfit: Math.sqrt(cost / markedNumbers),
    rimOff: Math.exp(camera.logRim) - 1,
  };
}

const lengthOf = ([ax, ay]: PhotoPoint, [bx, by]: PhotoPoint) => Math.hypot(ax - bx, ay - by);

/** The covariance of all parameters, seen along the scale in the middle of the truck. */
function scaleSigmaOf(problem: CameraProblem, at: readonly number[]): number {
  const { known } = problem;
  const [x, y] = [known.wheelbaseIn / 2, known.tireDiameterIn / 2];
  const logScale = (of: readonly number[]) => {
    const project = projectionOf(problem, parametersOf(of));
    return [Math.log(lengthOf(project(x, y + 10), project(x, y - 10)))];
  };
  const slope = columnsOf(logScale, at, parameterSteps).map(([change = 0]) => change);
  const columns = columnsOf((of) => residualsOf(problem, of), at, parameterSteps);
  const spread = solveLinear(normalMatrix(columns), slope);
  const variance = slope.reduce((sum, value, index) => sum + value * (spread[index] ?? 0), 0);
  return Math.sqrt(Math.max(0, variance));
}
