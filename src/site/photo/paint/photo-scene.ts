import {
  type SideOutline,
  stanceOf,
  type VehicleBuild,
  type VehicleGeometry,
} from '#src/drawing/index.ts';
import {
  type KnownVehicle,
  type PhotoMarks,
  type PhotoSize,
  rimRadiusIn,
  type WheelMark,
} from '../measure/marks.ts';
import { type Pose, solvePose } from '../measure/pose.ts';
import {
  type BodyOutline,
  type Corrections,
  correctOutline,
  projectOutline,
} from '../outline/body-outline.ts';
import { cutBody } from './body-layer.ts';
import { type Cutout, newCanvas } from './canvas.ts';
import { type Rgb, readTone, type Tone } from './tone.ts';

/** What the owner has marked, in pixels of the photo as it was opened. */
export type PhotoPlacing = {
  size: PhotoSize;
  marks: PhotoMarks;
  corrections: Corrections;
};

/** Everything of a photo that stays the same while a slider moves, at one size. */
export interface PhotoScene {
  photo: HTMLCanvasElement;
  pose: Pose;
  outline: BodyOutline;
  /** Cut out of the photo. */
  body: Cutout;
  tone: Tone;
  /** The photo's own black. */
  dark: Rgb;
  wheelbaseIn: number;
}

/** What is put on the truck in the photo. */
export interface PhotoBuild {
  liftFrontIn: number;
  liftRearIn: number;
  tireDiameterIn: number;
  sectionIn: number;
  /** How far the new tire's outer face is past the old one's. */
  pokeIn: number;
}

const mostDark = 26;

/** @param width of the scene in pixels: smaller for the screen, the photo's own for a file */
export function makeScene(
  opened: HTMLCanvasElement,
  { placing, known, side }: { placing: PhotoPlacing; known: KnownVehicle; side: SideOutline },
  width: number,
): PhotoScene {
  const scale = width / opened.width;
  const { canvas: photo, ink } = newCanvas(width, opened.height * scale, {
    willReadFrequently: true,
  });
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(opened, 0, 0, photo.width, photo.height);
  const size = { ...placing.size, width: photo.width, height: photo.height };
  const pose = solvePose(scaleMarks(placing.marks, scale), known, size);
  const pixels = ink.getImageData(0, 0, photo.width, photo.height);
  const drawn = projectOutline(side, pose, known.wheelbaseIn);
  const corrections = Object.fromEntries(
    Object.entries(placing.corrections).map(([name, [dx, dy]]) => [name, [dx * scale, dy * scale]]),
  );
  const outline = correctOutline(drawn, pose.facing, corrections);
  const wheel = {
    project: pose.project,
    hubX: 0,
    tireRadiusIn: known.tireDiameterIn / 2,
    rimRadiusIn: rimRadiusIn(known),
  };
  const tone = readTone(pixels, wheel);
  return {
    photo,
    pose,
    outline,
    body: cutBody(photo, outline),
    tone,
    dark: tone.black.map((value) => Math.min(value * 0.9, mostDark)) as unknown as Rgb,
    wheelbaseIn: known.wheelbaseIn,
  };
}

function scaleMarks({ front, rear }: PhotoMarks, scale: number): PhotoMarks {
  const scaled = ({ x, y, halfWidth, halfHeight, sigmaPx }: WheelMark): WheelMark => ({
    x: x * scale,
    y: y * scale,
    halfWidth: halfWidth * scale,
    halfHeight: halfHeight * scale,
    sigmaPx: sigmaPx * scale,
  });
  return { front: scaled(front), rear: scaled(rear) };
}

const millimetersInAnInch = 25.4;

/** What a build puts on a truck that is as it came from the factory. */
export function photoBuildOf(
  vehicle: VehicleGeometry,
  stock: VehicleBuild,
  build: VehicleBuild,
): PhotoBuild {
  const moved =
    ((stock.wheel.offsetMm ?? 0) - (build.wheel.offsetMm ?? stock.wheel.offsetMm ?? 0)) /
    millimetersInAnInch;
  const wider = (build.tire.sectionIn - stock.tire.sectionIn) / 2;
  return {
    liftFrontIn: build.liftFrontIn,
    liftRearIn: build.liftRearIn,
    tireDiameterIn: build.tire.diameterIn,
    sectionIn: build.tire.sectionIn,
    pokeIn: vehicle.stockWheel.offsetMm === null ? wider : moved + wider,
  };
}

/** The body's rise at both axles: lift, and half of what the tire has grown. */
export function risesOf(
  vehicle: VehicleGeometry,
  build: PhotoBuild,
): { front: number; rear: number } {
  const stance = stanceOf(vehicle, { ...build, tire: { diameterIn: build.tireDiameterIn } });
  return { front: stance.riseFrontIn, rear: stance.riseRearIn };
}
